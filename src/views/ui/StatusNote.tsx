import ChevronUpIcon from '~icons/lucide/chevron-up';
import CircleCheckIcon from '~icons/lucide/circle-check';
import InfoIcon from '~icons/lucide/info';
import OctagonAlertIcon from '~icons/lucide/octagon-alert';
import TriangleAlertIcon from '~icons/lucide/triangle-alert';
import XIcon from '~icons/lucide/x';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Icon } from './Icon.ts';
import { IconButton } from './IconButton.tsx';
import { handFocusOn } from './handFocusOn.ts';

export type NoteTone = 'signal' | 'good' | 'warn' | 'bad';

const tones: Record<NoteTone, { frame: string; Sign: Icon; colour: string }> = {
  signal: { frame: 'bg-signal/10', Sign: InfoIcon, colour: 'text-signal' },
  good: { frame: 'bg-good/10', Sign: CircleCheckIcon, colour: 'text-good' },
  warn: { frame: 'bg-warn/10', Sign: TriangleAlertIcon, colour: 'text-warn' },
  bad: { frame: 'bg-bad/10', Sign: OctagonAlertIcon, colour: 'text-bad' },
};

interface StatusNoteProps {
  /** What the details are called by those who hear the page. */
  label: string;
  /** Null for what is only heard. */
  tone: NoteTone | null;
  /** What is to be known, in one line; it is cut where there is no room for it. */
  line: ReactNode;
  /** What opens above the line. */
  details: ReactNode;
  action?: ReactNode;
  /** Where it can be put away: how its button is called, and what that does. */
  dismissal?: { label: string; dismiss: () => void };
  /** How small it may become, and whether before others: at the least, there is its sign and what can be done with it. */
  className?: string;
}

/**
 * What has happened, in one line of the status strip: it moves nothing on the page, and opens to all there is to say about it. On a phone only
 * the last of several is a line; of those before it there is the sign, which opens all the same.
 */
export function StatusNote({ label, tone, line, details, action, dismissal, className = 'min-w-24' }: StatusNoteProps) {
  const id = useId();
  return (
    <div
      ref={handFocusOn()}
      className={tone === null ? 'sr-only' : `note flex items-center text-ink ${tones[tone].frame} ${className}`}
    >
      <div role="status" className="min-w-0">
        {tone === null ? line : <NoteLine tone={tone} opens={id} line={line} />}
      </div>
      {tone === null ? null : (
        <>
          {action}
          {dismissal === undefined ? null : (
            <IconButton
              label={dismissal.label}
              icon={XIcon}
              className="note-rest size-7!"
              ref={handFocusOn()}
              onPress={dismissal.dismiss}
            />
          )}
          <NoteDetails id={id} label={label}>
            {details}
          </NoteDetails>
        </>
      )}
    </div>
  );
}

function NoteLine({ tone, opens, line }: { tone: NoteTone; opens: string; line: ReactNode }) {
  const { Sign, colour } = tones[tone];
  return (
    <button
      type="button"
      popoverTarget={opens}
      className="flex h-7 max-w-full items-center gap-1.5 px-2 text-sm -outline-offset-2 hover:bg-hover"
    >
      <Sign className={colour} />
      <span className="note-line min-w-0 truncate">{line}</span>
      <ChevronUpIcon className="note-rest shrink-0 text-muted" />
    </button>
  );
}

/** Closed by Escape and by a press beside it, which the browser sees to. */
function NoteDetails({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // A link is pressed within it, by a key as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      popover="auto"
      onClick={closeBehindLink}
      aria-label={label}
      // It scrolls where there is much to say, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="fixed inset-auto right-2 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] m-0 max-h-[60dvh] w-[min(32rem,calc(100vw-1rem))] overflow-y-auto rounded border border-line bg-raised p-4 text-base text-ink break-words shadow-floating md:bottom-9"
    >
      {children}
    </section>
  );
}

/** Whoever leaves may be asked first, and an open popover would lie above the question. */
function closeBehindLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null) currentTarget.hidePopover?.();
}
