import BugIcon from '~icons/lucide/bug';
import { useSelector } from '@xstate/react';
import { Link } from '../ui/Link.tsx';
import { type AppActor, selectPage, selectPath, selectReport } from '#machines/app/appSelectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useFirstTexts } from '../useTexts.ts';
import { AccountActions } from './AccountActions.tsx';
import { LocaleChooser } from './LocaleChooser.tsx';
import { Logo } from './Logo.tsx';
import { SiteLinkItem } from './SiteLinkItem.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { leadsTo } from './leadsTo.ts';
import { allLinks, navigationLinks } from './siteLinks.ts';

interface TopNavigationProps {
  app: AppActor;
  enterpriseUrl: string | null;
}

/** The bar above every page. */
export function TopNavigation({ app, enterpriseUrl }: TopNavigationProps) {
  const { placeNames, reportTexts, siteTexts } = useFirstTexts();
  const path = useSelector(app, selectPath);
  const isWorkspace = useSelector(app, selectPage) === 'workspace';
  const report = useSelector(app, selectReport);
  const links = navigationLinks(placeNames, enterpriseUrl);
  return (
    <header className={`sticky top-0 z-40 shrink-0 border-b border-line bg-surface ${isWorkspace ? 'h-12' : 'h-14'}`}>
      <nav
        aria-label={siteTexts.mainNavigation}
        className="mx-auto flex h-full items-center gap-3 px-4 lg:gap-6 lg:px-6"
      >
        <Link href="/" className="flex items-center gap-2.5 text-lg font-semibold tracking-tight text-ink no-underline">
          <Logo />
          <span className="md:max-lg:sr-only">{siteTexts.name}</span>
        </Link>
        <ul className={`hidden h-full items-stretch md:gap-0.5 lg:gap-1 ${isWorkspace ? 'lg:flex' : 'md:flex'}`}>
          {links.map((link) => (
            <li key={link.to} className="flex">
              <SiteLinkItem
                link={link}
                isCurrent={leadsTo(path, link.to)}
                className="moves flex items-center border-b-2 whitespace-nowrap border-transparent px-1.5 pt-0.5 lg:px-3 text-base font-medium text-muted no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
              />
            </li>
          ))}
        </ul>
        <div className="ml-auto flex items-center gap-1 lg:gap-2">
          {isWorkspace && report !== undefined ? (
            <IconButton
              label={reportTexts.open}
              icon={BugIcon}
              className="max-md:size-11"
              onPress={() => report.send({ type: 'report.opened' })}
            />
          ) : null}
          <LocaleChooser
            app={app}
            className="max-md:hidden max-lg:[&>select]:w-9 max-lg:[&>select]:px-0 max-lg:[&>select]:text-transparent"
          />
          <ThemeToggle app={app} />
          <div className="hidden items-center gap-2 md:flex">
            <AccountActions app={app} />
          </div>
          <SiteMenu
            key={path}
            app={app}
            links={isWorkspace ? allLinks(placeNames, enterpriseUrl) : links}
            isOnEveryScreen={isWorkspace}
          />
        </div>
      </nav>
    </header>
  );
}
