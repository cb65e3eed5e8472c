import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import {
  type AppActor,
  selectAccount,
  selectApi,
  selectBoard,
  selectIsLearner,
  selectChallengeList,
  selectIsOverdue,
  selectQuery,
  selectLocale,
  selectLearn,
  selectMessageForm,
  selectOperator,
  selectProfile,
  selectProgress,
  selectSession,
  selectSlug,
  selectUser,
  selectWorkspace,
} from '#machines/app/appSelectors.ts';
import { selectIsRecognised } from '#machines/app/selectIsRecognised.ts';
import { selectIsVisitor } from '#machines/app/selectIsVisitor.ts';
import { selectNameOnBoard } from '#machines/app/selectNameOnBoard.ts';
import { selectSpoken } from '#machines/widgets/localeSelectors.ts';
import type { PageName } from '#machines/site/pages.ts';
import { afterPaint } from './afterPaint.ts';
import { type Preloadable, fetched } from './fetched.ts';
import { InLanguageOfDocuments } from './documents/InLanguageOfDocuments.tsx';
import { HomePage } from './home/HomePage.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { OverduePage } from './layout/OverduePage.tsx';
import { FoundTitle } from './layout/PageTitle.tsx';
import { WaitingPage } from './layout/WaitingPage.tsx';
import type { PageProps } from './PageProps.ts';
import { preloadDialog } from './ui/Dialog.tsx';
import { withRetries } from './withRetries.ts';
import { CodeEditor } from './workspace/editor/fetchedEditor.ts';

const AccountPage = fetched(async () => (await import('./session/AccountPage.tsx')).AccountPage);
const DashboardPage = fetched(async () => (await import('./home/DashboardPage.tsx')).DashboardPage);
const ProfilePage = fetched(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage);
const ChallengesPage = fetched(async () => (await import('./challenges/ChallengesPage.tsx')).ChallengesPage);
const LearnPage = fetched(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
const AboutPage = fetched(async () => (await import('./documents/AboutPage.tsx')).AboutPage);
const FaqPage = fetched(async () => (await import('./documents/FaqPage.tsx')).FaqPage);
const TermsPage = fetched(async () => (await import('./documents/TermsPage.tsx')).TermsPage);
const DocsPage = fetched(async () => (await import('./documents/DocsPage.tsx')).DocsPage);
const CommunityPage = fetched(async () => (await import('./community/CommunityPage.tsx')).CommunityPage);
const MessagePage = fetched(async () => (await import('./messages/MessagePage.tsx')).MessagePage);
const ApiPage = fetched(async () => (await import('./api/ApiPage.tsx')).ApiPage);
const OperatorPage = fetched(async () => (await import('./operator/OperatorPage.tsx')).OperatorPage);
const WorkspacePage = fetched(async () => {
  // The editor is on its way meanwhile; the rest of a workspace is drawn without it.
  void CodeEditor.preload().catch(() => undefined);
  const [{ WorkspacePage: View }] = await Promise.all([
    import('./workspace/WorkspacePage.tsx'),
    // A workspace that is here is drawn with its title; it has the one of all workspaces where this cannot be had.
    FoundTitle.preload().catch(() => undefined),
  ]);
  void withQuestions().catch(() => undefined);
  return View;
});

/** What is asked before text is lost has to be here when the network is not. It comes behind the sight of the workspace. */
async function withQuestions(): Promise<void> {
  await afterPaint();
  await withRetries(preloadDialog);
}

type PageView = ComponentType<PageProps> & Partial<Preloadable>;

/** A page that draws a view that is fetched: what is had before it is that view. */
const around = (part: Preloadable, page: ComponentType<PageProps>): PageView =>
  Object.assign(page, { preload: part.preload });

const accountView = around(AccountPage, Account);
const messageView = around(MessagePage, Message);

/** What is drawn for each page. All but the smallest are fetched when they are opened. */
export const pageViews: Readonly<Record<PageName | 'waiting', PageView>> = {
  home: HomePage,
  signIn: accountView,
  signUp: accountView,
  verifyEmail: accountView,
  callback: accountView,
  forgotPassword: accountView,
  newPassword: accountView,
  userDetails: accountView,
  dashboard: around(DashboardPage, Dashboard),
  profile: around(ProfilePage, Profile),
  challenges: around(ChallengesPage, Challenges),
  about: around(AboutPage, About),
  community: around(CommunityPage, Community),
  contact: messageView,
  feedback: messageView,
  api: around(ApiPage, Api),
  operator: around(OperatorPage, Operator),
  faq: around(FaqPage, Faq),
  terms: around(TermsPage, Terms),
  docs: around(DocsPage, Docs),
  learn: around(LearnPage, Learn),
  workspace: around(WorkspacePage, Workspace),
  replay: fetched(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage),
  design: fetched(async () => (await import('./design/DesignPage.tsx')).DesignPage),
  notFound: NotFoundPage,
  waiting: Waiting,
};

function Account({ app, config }: PageProps) {
  const account = useSelector(app, selectAccount);
  const user = useSelector(app, selectUser);
  const onDelete = useDeletion(app);
  if (account === undefined) return null;
  return <AccountPage account={account} config={config} user={user} onDelete={onDelete} />;
}

/** Asks whether the account shall be deleted. */
function useDeletion(app: AppActor): () => void {
  const session = useSelector(app, selectSession);
  return () => session?.send({ type: 'deletion.requested' });
}

function Dashboard({ app }: PageProps) {
  const challengeList = useSelector(app, selectChallengeList);
  const progress = useSelector(app, selectProgress);
  const user = useSelector(app, selectUser);
  if (challengeList === undefined || progress === undefined) return null;
  return <DashboardPage user={user} challengeList={challengeList} progress={progress} />;
}

function Profile({ app }: PageProps) {
  const profile = useSelector(app, selectProfile);
  const progress = useSelector(app, selectProgress);
  const user = useSelector(app, selectUser);
  const onDelete = useDeletion(app);
  if (profile === undefined || progress === undefined) return null;
  return <ProfilePage profile={profile} progress={progress} user={user} onDelete={onDelete} />;
}

function Challenges({ app }: PageProps) {
  const challengeList = useSelector(app, selectChallengeList);
  const progress = useSelector(app, selectProgress);
  if (challengeList === undefined || progress === undefined) return null;
  return <ChallengesPage challengeList={challengeList} progress={progress} />;
}

function Learn({ app }: PageProps) {
  const learn = useSelector(app, selectLearn);
  const slug = useSelector(app, selectSlug);
  const isRecognised = useSelector(app, selectIsRecognised);
  const isVisitor = useSelector(app, selectIsVisitor);
  if (learn === undefined) return null;
  return <LearnPage learn={learn} pathId={slug} isRecognised={isRecognised} isVisitor={isVisitor} />;
}

/** The language of the words that are shown. */
function useSpoken(app: AppActor): string | null {
  const locale = useSelector(app, selectLocale);
  return useSelector(locale, (state) => (state === undefined ? null : selectSpoken(state)));
}

function About({ app, config }: PageProps) {
  const locale = useSpoken(app);
  return (
    <InLanguageOfDocuments locale={locale}>
      <AboutPage operator={config.operator} locale={locale} />
    </InLanguageOfDocuments>
  );
}

function Community({ app }: PageProps) {
  const locale = useSpoken(app);
  const board = useSelector(app, selectBoard);
  const isVisitor = useSelector(app, selectIsVisitor);
  if (board === undefined) return null;
  return (
    <InLanguageOfDocuments locale={locale}>
      <CommunityPage board={board} locale={locale} isVisitor={isVisitor} />
    </InLanguageOfDocuments>
  );
}

function Message({ app, config }: PageProps) {
  const form = useSelector(app, selectMessageForm);
  return form === undefined ? null : <MessagePage form={form} contactEmail={config.operator.contactEmail} />;
}

function Api({ app }: PageProps) {
  const api = useSelector(app, selectApi);
  const isLearner = useSelector(app, selectIsLearner);
  const isRecognised = useSelector(app, selectIsRecognised);
  const isVisitor = useSelector(app, selectIsVisitor);
  return api === undefined ? null : <ApiPage api={api} reader={{ isLearner, isRecognised, isVisitor }} />;
}

function Operator({ app }: PageProps) {
  const operator = useSelector(app, selectOperator);
  return operator === undefined ? null : <OperatorPage operator={operator} />;
}

function Faq({ app }: PageProps) {
  const locale = useSpoken(app);
  return (
    <InLanguageOfDocuments locale={locale}>
      <FaqPage locale={locale} />
    </InLanguageOfDocuments>
  );
}

function Terms({ app, config }: PageProps) {
  const locale = useSpoken(app);
  return (
    <InLanguageOfDocuments locale={locale}>
      <TermsPage operator={config.operator} locale={locale} />
    </InLanguageOfDocuments>
  );
}

function Docs({ app }: PageProps) {
  const slug = useSelector(app, selectSlug);
  const query = useSelector(app, selectQuery);
  const search = (words: string) =>
    app.send({ type: 'path.requested', path: words === '' ? '/docs' : `/docs?q=${encodeURIComponent(words)}` });
  const locale = useSpoken(app);
  return (
    <InLanguageOfDocuments locale={locale}>
      <DocsPage slug={slug} query={query} onSearch={search} locale={locale} />
    </InLanguageOfDocuments>
  );
}

function Workspace({ app, config }: PageProps) {
  const workspace = useSelector(app, selectWorkspace);
  const nameOnBoard = useSelector(app, selectNameOnBoard);
  if (workspace === undefined) return null;
  return <WorkspacePage workspace={workspace} sandbox={config.sandbox} nameOnBoard={nameOnBoard} />;
}

function Waiting({ app }: PageProps) {
  return useSelector(app, selectIsOverdue) ? <OverduePage /> : <WaitingPage isChecking />;
}
