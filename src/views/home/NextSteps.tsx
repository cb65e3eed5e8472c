import TrophyIcon from '~icons/lucide/trophy';
import { useSelector } from '@xstate/react';
import type { Challenge } from '#contract/entities.ts';
import {
  type ChallengeListActor,
  selectChallenges,
  selectHasFailed as selectHasFailedList,
  selectIsLoading as selectIsLoadingList,
} from '#machines/pages/challengeListMachine.ts';
import {
  type ProgressActor,
  selectHasFailed,
  selectIsLoading,
  selectRecord,
} from '#machines/pages/progressSelectors.ts';
import { nextSteps } from '#machines/pages/nextSteps.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { ChallengeCard } from '../challenges/ChallengeCard.tsx';
import { ChallengeGridSkeleton } from '../challenges/ChallengeGridSkeleton.tsx';
import { ChallengesFailed } from '../challenges/ChallengesFailed.tsx';
import { NoChallenges } from '../challenges/NoChallenges.tsx';
import { CourseProgress } from '../progress/CourseProgress.tsx';
import { ProgressFailed } from '../progress/ProgressFailed.tsx';
import { RecentVerdicts } from '../progress/RecentVerdicts.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';

interface NextStepsProps {
  challengeList: ChallengeListActor;
  progress: ProgressActor;
}

/** What a learner may go on with: what they stopped at, what comes next, or the one first step. */
export function NextSteps({ challengeList, progress }: NextStepsProps) {
  const { progressTexts } = useTexts();
  const isLoadingList = useSelector(challengeList, selectIsLoadingList);
  const hasFailedList = useSelector(challengeList, selectHasFailedList);
  const challenges = useSelector(challengeList, selectChallenges);
  const isLoading = useSelector(progress, selectIsLoading);
  const hasFailed = useSelector(progress, selectHasFailed);
  const record = useSelector(progress, selectRecord);
  if (isLoading || isLoadingList) return <Loading />;
  if (hasFailedList) return <ChallengesFailed challengeList={challengeList} />;
  if (hasFailed || record === null) return <ProgressFailed progress={progress} title={progressTexts.failed} />;
  return <Found challenges={challenges} record={record} />;
}

function Loading() {
  const { progressTexts } = useTexts();
  return (
    <div className="mt-12">
      <p role="status" className="sr-only">
        {progressTexts.loading}
      </p>
      <ChallengeGridSkeleton />
    </div>
  );
}

interface FoundProps {
  challenges: readonly Challenge[];
  record: LearnerProgress;
}

function Found({ challenges, record }: FoundProps) {
  const { dashboardTexts } = useTexts();
  const { unfinished, next } = nextSteps(challenges, record);
  const isNew = record.stats.length === 0;
  if (challenges.length === 0) return <NoChallenges />;
  return (
    <div className="mt-12 grid gap-12">
      {isNew ? null : <CourseProgress record={record} />}
      <div className="grid gap-x-5 gap-y-12 md:grid-cols-2 empty:hidden">
        {unfinished === null ? null : <Step title={dashboardTexts.goOn} challenge={unfinished} record={record} />}
        {next === null ? null : (
          <Step
            title={isNew ? dashboardTexts.begin : dashboardTexts.next}
            advice={isNew ? dashboardTexts.beginAdvice : undefined}
            challenge={next}
            record={record}
          />
        )}
      </div>
      {unfinished === null && next === null ? (
        <EmptyState icon={TrophyIcon} title={dashboardTexts.allSolved}>
          <p>{dashboardTexts.allSolvedAdvice}</p>
        </EmptyState>
      ) : null}
      {record.recent_verdicts.length === 0 ? null : (
        <RecentVerdicts verdicts={record.recent_verdicts} challenges={challenges} />
      )}
    </div>
  );
}

interface StepProps {
  title: string;
  advice?: string | undefined;
  challenge: Challenge;
  record: LearnerProgress;
}

function Step({ title, advice, ...card }: StepProps) {
  return (
    <section className="flex flex-col">
      <h2 className="mb-5 text-2xl font-semibold tracking-tight">{title}</h2>
      {advice === undefined ? null : <p className="mb-5 -mt-3 text-muted">{advice}</p>}
      <ul className="grid flex-1">
        <ChallengeCard {...card} />
      </ul>
    </section>
  );
}
