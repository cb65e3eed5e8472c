import type { ReactNode } from 'react';

/** A thing on its own ground. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`rounded-lg border border-line bg-surface shadow-raised ${className}`}>{children}</div>;
}
