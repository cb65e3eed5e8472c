import type { ReactNode } from 'react';
import type { Icon } from './Icon.ts';
import { handFocusOn } from './handFocusOn.ts';

interface EmptyStateProps {
  icon: Icon;
  title: string;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Nothing here, why, and what to do. */
export function EmptyState({ icon: Sign, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center text-base text-muted">
      <Sign className="mb-1 text-3xl text-faint" />
      <p className="font-medium text-ink">{title}</p>
      {children}
      {action === undefined ? null : (
        <div ref={handFocusOn()} className="mt-3">
          {action}
        </div>
      )}
    </div>
  );
}
