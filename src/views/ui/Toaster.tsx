import { IconButton } from './IconButton.tsx';

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

/** Where short notices appear: told politely, never in the way of the next press, gone when their list says so. */
export function Toaster({ label, dismissLabel, toasts, onDismiss }: ToasterProps) {
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="notices pointer-events-none fixed inset-x-3 bottom-4 z-60 flex flex-col items-center gap-2"
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          role="status"
          className="arrives pointer-events-auto flex max-w-30rem items-center gap-3 rounded border border-line bg-raised py-1.5 pl-3.5 pr-1.5 text-base text-ink shadow-floating"
        >
          <span
            aria-hidden="true"
            className={`text-lg ${toast.isGood ? 'i-lucide-circle-check text-good' : 'i-lucide-circle-alert text-bad'}`}
          />
          <span className="min-w-0 break-words">{toast.text}</span>
          <IconButton label={dismissLabel} icon="i-lucide-x" onPress={() => onDismiss(toast.id)} />
        </div>
      ))}
    </section>
  );
}
