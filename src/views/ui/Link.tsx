import { type AriaAttributes, type MouseEvent, type ReactNode, createContext, use } from 'react';

interface LinkProps extends Pick<AriaAttributes, 'aria-current'> {
  /** A path of the site, with what may follow it. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Goes to a path of the site; null where nobody does, and the browser follows the link by itself. */
export const FollowContext = createContext<((path: string) => void) | null>(null);

/** Leads to another page of the site. A press with another button or with a key is the browser's: it opens a tab or a window. */
export function Link({ href, className, children, ...aria }: LinkProps) {
  const follow = use(FollowContext);
  const press = (event: MouseEvent) => {
    if (follow === null || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    follow(href);
  };
  return (
    <a {...aria} href={href} className={className} onClick={press}>
      {children}
    </a>
  );
}
