import CircleAlertIcon from '~icons/lucide/circle-alert';
import CircleCheckIcon from '~icons/lucide/circle-check';
import XIcon from '~icons/lucide/x';
import { useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { handFocusOn } from './handFocusOn.ts';

export interface ToastView {
  id: number;
  text: string;
  isGood: boolean;
}

interface ToasterProps {
  /** What the place of the notices is called. */
  label: string;
  dismissLabel: string;
  toasts: readonly ToastView[];
  onDismiss: (id: number) => void;
}

/**
 * Where short notices appear: told politely, never in the way of the next press, gone when their list says so. A focus in one that goes is
 * given to one that stays, after the last to what had it before.
 */
export function Toaster({ label, dismissLabel, toasts, onDismiss }: ToasterProps) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  return (
    // It only hears where the focus comes from.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={place}
      aria-label={label}
      aria-live="polite"
      className="notices pointer-events-none fixed inset-x-3 bottom-4 z-60 flex flex-col items-center gap-2"
      onFocus={({ relatedTarget }) => {
        const isElsewhere = relatedTarget instanceof HTMLElement && place.current?.contains(relatedTarget) === false;
        if (isElsewhere) before.current = relatedTarget;
      }}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          ref={handFocusOn(() => place.current?.querySelector('button') ?? before.current)}
          role="status"
          className="arrives pointer-events-auto flex max-w-30rem items-center gap-3 rounded border border-line bg-raised py-1.5 pl-3.5 pr-1.5 text-base text-ink shadow-floating"
        >
          {toast.isGood ? (
            <CircleCheckIcon className="text-lg text-good" />
          ) : (
            <CircleAlertIcon className="text-lg text-bad" />
          )}
          <span className="min-w-0 break-words">{toast.text}</span>
          <IconButton label={dismissLabel} icon={XIcon} onPress={() => onDismiss(toast.id)} />
        </div>
      ))}
    </section>
  );
}
