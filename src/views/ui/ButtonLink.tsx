import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';

interface ButtonLinkProps {
  children: ReactNode;
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** Leads to another page, with the weight of a button. */
export function ButtonLink({ children, to, variant = 'secondary', size = 'md', className = '' }: ButtonLinkProps) {
  return (
    <Link href={to} className={`${buttonClass(variant, size)} ${className}`}>
      {children}
    </Link>
  );
}
