import { useSelector } from '@xstate/react';
import { type AppActor, selectPath } from '#machines/app/appSelectors.ts';
import { useFirstTexts } from '../useTexts.ts';
import { Logo } from './Logo.tsx';
import { SiteLinkItem } from './SiteLinkItem.tsx';
import { SocialPlaces } from './SocialPlaces.tsx';
import { leadsTo } from './leadsTo.ts';
import { footerLinks } from './siteLinks.ts';

interface SiteFooterProps {
  app: AppActor;
  onReport: () => void;
}

const entryClass = 'moves inline-flex min-h-8 items-center text-muted hover:text-ink hover:underline';

export function SiteFooter({ app, onReport }: SiteFooterProps) {
  const path = useSelector(app, selectPath);
  const { placeNames, reportTexts, siteTexts } = useFirstTexts();
  return (
    <footer className="border-t border-line bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8">
        <nav aria-label={siteTexts.footerNavigation} className="w-full">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {footerLinks(placeNames).map((link) => (
              <li key={link.to}>
                <SiteLinkItem
                  link={link}
                  isCurrent={leadsTo(path, link.to)}
                  className={`${entryClass} no-underline aria-[current=page]:text-ink aria-[current=page]:underline`}
                />
              </li>
            ))}
            <li>
              <button type="button" className={entryClass} onClick={onReport}>
                {reportTexts.open}
              </button>
            </li>
          </ul>
        </nav>
        <p className="flex items-center gap-3 text-muted">
          <Logo className="size-6" />
          {siteTexts.motto}
        </p>
        <SocialPlaces />
      </div>
    </footer>
  );
}
