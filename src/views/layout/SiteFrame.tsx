import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type AppActor,
  selectPage,
  selectLocale,
  selectReport,
  selectDeparture,
  selectSession,
  selectTheme,
  selectToastList,
} from '#machines/app/appSelectors.ts';
import { selectAccountDeletion } from '#machines/session/sessionMachine.ts';
import { useTexts } from '../useTexts.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { Main } from './Main.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { PageTheme } from './PageTheme.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { DepartureQuestion } from './DepartureQuestion.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { Toasts } from './Toasts.tsx';
import { TopNavigation } from './TopNavigation.tsx';

interface SiteFrameProps {
  app: AppActor;
  enterpriseUrl: string | null;
  children: ReactNode;
}

/** What stands around every page. The workspace fills the window and goes without a footer. */
export function SiteFrame({ app, enterpriseUrl, children }: SiteFrameProps) {
  const { siteTexts } = useTexts();
  const page = useSelector(app, selectPage);
  const theme = useSelector(app, selectTheme);
  const locale = useSelector(app, selectLocale);
  const toastList = useSelector(app, selectToastList);
  const report = useSelector(app, selectReport);
  const session = useSelector(app, selectSession);
  const deletion = useSelector(session, (state) => state && selectAccountDeletion(state));
  const departure = useSelector(app, selectDeparture);
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
      {report === undefined ? null : <ReportProblem report={report} />}
      {session === undefined ? null : <SignOutQuestion session={session} />}
      {deletion === undefined ? null : <AccountDeletion deletion={deletion} />}
      {departure === undefined ? null : <DepartureQuestion departure={departure} />}
      {toastList === undefined ? null : <Toasts toastList={toastList} />}
    </div>
  );
}
