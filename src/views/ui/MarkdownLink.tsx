import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { isOfThisSite } from './isOfThisSite.ts';

interface MarkdownLinkProps {
  address: string;
  children: ReactNode;
}

const look = 'font-medium text-accent-text underline underline-offset-3';

/** Leads to a page of this site, or to another site in a tab of its own. Any other address is not followed: its words stay. */
export function MarkdownLink({ address, children }: MarkdownLinkProps) {
  if (isOfThisSite(address)) {
    return (
      <Link href={address} className={look}>
        {children}
      </Link>
    );
  }
  if (!/^https?:\/\//i.test(address)) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}
