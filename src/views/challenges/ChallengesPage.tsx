import { useSelector } from '@xstate/react';
import {
  type ChallengeListActor,
  selectChallenges,
  selectHasFailed,
  selectIsLoading,
} from '#machines/pages/challengeListMachine.ts';
import type { ProgressActor } from '#machines/pages/progressSelectors.ts';
import { useTexts } from '../useTexts.ts';
import { ChallengeFilters } from './ChallengeFilters.tsx';
import { ChallengeGridSkeleton } from './ChallengeGridSkeleton.tsx';
import { ChallengeSearch } from './ChallengeSearch.tsx';
import { ChallengesFailed } from './ChallengesFailed.tsx';
import { FoundChallenges } from './FoundChallenges.tsx';
import { NoChallenges } from './NoChallenges.tsx';

interface ChallengesPageProps {
  challengeList: ChallengeListActor;
  progress: ProgressActor;
}

/** All challenges, to choose from, with how far the learner has come with each. */
export function ChallengesPage({ challengeList, progress }: ChallengesPageProps) {
  const { challengeTexts } = useTexts();
  const isLoading = useSelector(challengeList, selectIsLoading);
  const hasFailed = useSelector(challengeList, selectHasFailed);
  return (
    <section className="page-width flex-1 py-10 md:py-14" aria-busy={isLoading}>
      <h1 className="text-3xl font-semibold tracking-tight">{challengeTexts.title}</h1>
      <p className="mb-8 mt-3 max-w-40rem text-lg text-muted">{challengeTexts.introduction}</p>
      {isLoading ? <Loading /> : null}
      {hasFailed ? <ChallengesFailed challengeList={challengeList} /> : null}
      {isLoading || hasFailed ? null : <Loaded challengeList={challengeList} progress={progress} />}
    </section>
  );
}

function Loading() {
  const { challengeTexts } = useTexts();
  return (
    <>
      <p role="status" className="sr-only">
        {challengeTexts.loading}
      </p>
      <div aria-hidden="true" className="mb-6 h-11" />
      <div className="flex flex-col gap-6 lg:flex-row lg:gap-10">
        <div aria-hidden="true" className="h-52 lg:w-48" />
        <div className="min-w-0 flex-1 pt-13">
          <ChallengeGridSkeleton />
        </div>
      </div>
    </>
  );
}

function Loaded({ challengeList, progress }: ChallengesPageProps) {
  const challenges = useSelector(challengeList, selectChallenges);
  if (challenges.length === 0) return <NoChallenges />;
  return (
    <>
      <ChallengeSearch challengeList={challengeList} />
      <div className="flex flex-col gap-6 lg:flex-row lg:gap-10">
        <ChallengeFilters challengeList={challengeList} />
        <FoundChallenges challengeList={challengeList} progress={progress} />
      </div>
    </>
  );
}
