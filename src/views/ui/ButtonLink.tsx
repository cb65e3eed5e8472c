import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';

interface ButtonLinkProps {
  children: ReactNode;
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Leads to the page that is shown. */
  isCurrent?: boolean;
  className?: string;
}

/** Leads to another page, with the weight of a button. */
export function ButtonLink({
  children,
  to,
  variant = 'secondary',
  size = 'md',
  isCurrent = false,
  className = '',
}: ButtonLinkProps) {
  return (
    <Link
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${buttonClass(variant, size)} ${className} aria-[current=page]:border-accent`}
    >
      {children}
    </Link>
  );
}
