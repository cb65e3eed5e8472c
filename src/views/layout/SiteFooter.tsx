import { useTexts } from '../useTexts.ts';
import { Logo } from './Logo.tsx';
import { SiteLinkItem } from './SiteLinkItem.tsx';
import { footerLinks } from './siteLinks.ts';

interface SiteFooterProps {
  onReport: () => void;
}

export function SiteFooter({ onReport }: SiteFooterProps) {
  const { placeNames, reportTexts, siteTexts } = useTexts();
  return (
    <footer className="border-t border-line bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8">
        <p className="flex items-center gap-3 text-muted">
          <Logo className="size-6" />
          {siteTexts.motto}
        </p>
        <nav aria-label={siteTexts.footerNavigation}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {footerLinks(placeNames).map((link) => (
              <li key={link.to}>
                <SiteLinkItem
                  link={link}
                  isCurrent={false}
                  className="moves inline-flex min-h-8 items-center text-muted no-underline hover:text-ink hover:underline"
                />
              </li>
            ))}
            <li>
              <button
                type="button"
                className="moves inline-flex min-h-8 items-center text-muted hover:text-ink hover:underline"
                onClick={onReport}
              >
                {reportTexts.open}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
