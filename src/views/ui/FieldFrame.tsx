import type { ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  className?: string;
  children: ReactNode;
}

/** The element that describes a control: its error, or else its hint. */
export function describedBy(id: string): string {
  return `${id}-note`;
}

/** Label above, control, and a line for hint or error that is always there, so that nothing jumps. */
export function FieldFrame({ id, label, hint, error, isRequired = false, className = '', children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
        {isRequired ? <RequiredMark /> : null}
      </label>
      {children}
      <p
        id={describedBy(id)}
        aria-live="polite"
        className={`mt-1 min-h-5 whitespace-pre-line text-sm ${error === undefined ? 'text-faint' : 'text-bad'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-0.5 text-accent-text">
      *
    </span>
  );
}
