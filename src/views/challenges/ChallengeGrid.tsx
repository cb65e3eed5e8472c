import type { ReactNode } from 'react';

/** Cards side by side: one on a phone, two on a tablet, three on a desk. */
export function ChallengeGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul aria-label={label} className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {children}
    </ul>
  );
}
