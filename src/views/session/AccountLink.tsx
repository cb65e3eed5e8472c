import type { ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';

/** Leads from one account page to another, in the middle of a sentence; as high as a finger on a phone. */
export function AccountLink({ to, children, className = '' }: { to: string; children: ReactNode; className?: string }) {
  return (
    <Link
      href={to}
      className={`moves inline-flex min-h-11 items-center font-medium text-accent-text underline-offset-3 hover:underline md:min-h-8 ${className}`}
    >
      {children}
    </Link>
  );
}
