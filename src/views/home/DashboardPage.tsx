import ArrowRightIcon from '~icons/lucide/arrow-right';
import FlameIcon from '~icons/lucide/flame';
import { useSelector } from '@xstate/react';
import type { ChallengeListActor } from '#machines/pages/challengeListMachine.ts';
import { type ProgressActor, selectRecord } from '#machines/pages/progressSelectors.ts';
import type { User } from '#machines/ports/authPort.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useTexts } from '../useTexts.ts';
import { NextSteps } from './NextSteps.tsx';

interface DashboardPageProps {
  user: User | null;
  challengeList: ChallengeListActor;
  progress: ProgressActor;
}

/** Greets a learner, and leads on to where they go from here. */
export function DashboardPage({ user, challengeList, progress }: DashboardPageProps) {
  const { dashboardTexts, progressTexts } = useTexts();
  const streak = useSelector(progress, selectRecord)?.current_streak ?? 0;
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <section className="graph-paper flex flex-wrap items-end justify-between gap-6 rounded-lg border border-line bg-surface p-6 md:p-10">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold tracking-tight text-balance [overflow-wrap:anywhere]">
            {dashboardTexts.greeting(user?.name ?? user?.email ?? null)}
          </h1>
          <p className="mt-3 max-w-34rem text-lg text-muted">{dashboardTexts.introduction}</p>
          {streak === 0 ? null : (
            <p className="mt-4 flex items-center gap-2 font-medium text-accent-text">
              <FlameIcon />
              {dashboardTexts.streak(progressTexts.days(streak))}
            </p>
          )}
        </div>
        <ButtonLink to="/challenges" size="lg">
          {dashboardTexts.browse}
          <ArrowRightIcon />
        </ButtonLink>
      </section>
      <NextSteps challengeList={challengeList} progress={progress} />
    </div>
  );
}
