import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { type AppActor, selectPage, selectLocale, selectReport, selectTheme } from '#machines/app/appSelectors.ts';
import { afterPaint } from '../afterPaint.ts';
import { fetched } from '../fetched.ts';
import { useFirstTexts } from '../useTexts.ts';
import { Main } from './Main.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { PageTheme } from './PageTheme.tsx';
import { PageTitle } from './PageTitle.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { TopNavigation } from './TopNavigation.tsx';

const FrameParts = fetched(async () => {
  await afterPaint();
  return (await import('./FrameParts.tsx')).FrameParts;
});

interface SiteFrameProps {
  app: AppActor;
  enterpriseUrl: string | null;
  children: ReactNode;
}

/** What stands around every page. The workspace fills the window and goes without a footer. */
export function SiteFrame({ app, enterpriseUrl, children }: SiteFrameProps) {
  const { siteTexts } = useFirstTexts();
  const page = useSelector(app, selectPage);
  const theme = useSelector(app, selectTheme);
  const locale = useSelector(app, selectLocale);
  const report = useSelector(app, selectReport);
  const isWorkspace = page === 'workspace';
  return (
    <div className={`flex flex-col ${isWorkspace ? 'h-dvh' : 'min-h-dvh'}`}>
      <a
        href="#main"
        className="fixed left-3 top-2 z-60 -translate-y-20 rounded bg-accent px-4 py-2 font-medium text-accent-ink focus:translate-y-0"
      >
        {siteTexts.skipToContent}
      </a>
      {locale === undefined ? null : <PageLanguage locale={locale} />}
      {theme === undefined ? null : <PageTheme theme={theme} />}
      <TopNavigation app={app} enterpriseUrl={enterpriseUrl} />
      <Main app={app}>{children}</Main>
      {isWorkspace ? null : <SiteFooter app={app} onReport={() => report?.send({ type: 'report.opened' })} />}
      <PageTitle app={app} />
      <Suspense fallback={null}>
        <FrameParts app={app} />
      </Suspense>
    </div>
  );
}
