import MenuIcon from '~icons/lucide/menu';
import { useSelector } from '@xstate/react';
import { type AppActor, selectPath } from '#machines/app/appSelectors.ts';
import { useFirstTexts } from '../useTexts.ts';
import { AccountActions } from './AccountActions.tsx';
import { LocaleChooser } from './LocaleChooser.tsx';
import { SiteLinkItem } from './SiteLinkItem.tsx';
import { leadsTo } from './leadsTo.ts';
import type { SiteLink } from './siteLinks.ts';

interface SiteMenuProps {
  app: AppActor;
  links: readonly SiteLink[];
  /** Also where the bar has room, because nothing else on the page leads to all of them. */
  isOnEveryScreen: boolean;
}

/** What the bar has no room for on a phone, and in the workspace, which has no footer, all there is. The browser opens it, and closes it on Escape or a press beside it. */
export function SiteMenu({ app, links, isOnEveryScreen }: SiteMenuProps) {
  const { siteTexts } = useFirstTexts();
  const path = useSelector(app, selectPath);
  return (
    <div className={isOnEveryScreen ? undefined : 'md:hidden'}>
      <button
        type="button"
        aria-label={siteTexts.menu}
        popoverTarget="site-menu"
        className="moves grid size-11 place-items-center rounded text-ink hover:bg-hover"
      >
        <MenuIcon className="text-xl" />
      </button>
      <div
        id="site-menu"
        popover="auto"
        className="fixed inset-x-0 bottom-auto top-14 m-0 max-h-[calc(100dvh-3.5rem)] w-full overflow-y-auto border-0 border-b border-line bg-surface px-4 pb-5 pt-2 text-ink shadow-floating md:left-auto md:right-3 md:w-72 md:rounded-b-lg md:border-x"
      >
        <ul>
          {links.map((link) => (
            <li key={link.to} className="border-b border-line">
              <SiteLinkItem
                link={link}
                isCurrent={leadsTo(path, link.to)}
                className="flex min-h-12 items-center border-l-2 border-transparent pl-3 text-lg font-medium text-ink no-underline aria-[current=page]:border-accent aria-[current=page]:text-accent-text"
              />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-2 md:hidden">
          <AccountActions app={app} menu="site-menu" />
        </div>
        <LocaleChooser app={app} className="mt-3 md:hidden" />
      </div>
    </div>
  );
}
