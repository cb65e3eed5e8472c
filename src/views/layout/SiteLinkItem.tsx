import ArrowUpRightIcon from '~icons/lucide/arrow-up-right';
import { Link } from '../ui/Link.tsx';
import { useFirstTexts } from '../useTexts.ts';
import type { SiteLink } from './siteLinks.ts';

interface SiteLinkItemProps {
  link: SiteLink;
  isCurrent: boolean;
  className: string;
}

/** One link of the frame; a link to another site says so. */
export function SiteLinkItem({ link, isCurrent, className }: SiteLinkItemProps) {
  const { siteTexts } = useFirstTexts();
  if (!link.isExternal) {
    return (
      <Link href={link.to} aria-current={isCurrent ? 'page' : undefined} className={className}>
        {link.label}
      </Link>
    );
  }
  return (
    <a href={link.to} target="_blank" rel="noopener noreferrer" className={className}>
      {link.label}
      <ArrowUpRightIcon className="ml-1 text-faint" />
      <span className="sr-only">{siteTexts.opensElsewhere}</span>
    </a>
  );
}
