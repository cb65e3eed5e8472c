import { useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import {
  type AppActor,
  selectAccount,
  selectChallengeList,
  selectPage,
  selectProfile,
  selectUser,
  selectWorkspace,
} from '#machines/app/appSelectors.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';
import { HomePage } from './home/HomePage.tsx';
import { WaitingPage } from './layout/WaitingPage.tsx';
import { LostPage } from './lost/LostPage.tsx';

const AccountPage = lazy(async () => ({ default: (await import('./session/AccountPage.tsx')).AccountPage }));
const DashboardPage = lazy(async () => ({ default: (await import('./dashboard/DashboardPage.tsx')).DashboardPage }));
const ProfilePage = lazy(async () => ({ default: (await import('./profile/ProfilePage.tsx')).ProfilePage }));
const ChallengesPage = lazy(async () => ({
  default: (await import('./challenges/ChallengesPage.tsx')).ChallengesPage,
}));
const WorkspacePage = lazy(async () => ({ default: (await import('./workspace/WorkspacePage.tsx')).WorkspacePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const DesignPage = lazy(async () => ({ default: (await import('./design/DesignPage.tsx')).DesignPage }));

interface PageProps {
  app: AppActor;
  config: RuntimeConfig;
  build: Build;
}

/** The page that path and visitor make; all but the first are fetched when they are opened. */
export function Page(props: PageProps) {
  return (
    <Suspense fallback={<WaitingPage isChecking={false} />}>
      <CurrentPage {...props} />
    </Suspense>
  );
}

function CurrentPage({ app, config, build }: PageProps) {
  const page = useSelector(app, selectPage);
  const user = useSelector(app, selectUser);
  const account = useSelector(app, selectAccount);
  const profile = useSelector(app, selectProfile);
  const challengeList = useSelector(app, selectChallengeList);
  const workspace = useSelector(app, selectWorkspace);

  if (page === 'home') return <HomePage />;
  if (page === 'lost') return <LostPage />;
  if (page === 'replay') return <ReplayPage config={config} build={build} />;
  if (page === 'design') return <DesignPage />;
  if (page === 'dashboard') return <DashboardPage user={user} />;
  if (account) return <AccountPage account={account} config={config} user={user} />;
  if (page === 'profile' && profile) return <ProfilePage profile={profile} user={user} />;
  if (page === 'challenges' && challengeList) {
    return <ChallengesPage challengeList={challengeList} imageBase={config.imageBaseUrl} />;
  }
  if (page === 'workspace' && workspace) return <WorkspacePage workspace={workspace} sandbox={config.sandbox} />;
  return <WaitingPage isChecking />;
}
