import { useSelector } from '@xstate/react';
import {
  type ChallengeListActor,
  selectChallenges,
  selectHasFailed,
  selectIsLoading,
} from '#machines/pages/challengeListMachine.ts';
import { type ProgressActor, selectRecord } from '#machines/pages/progressSelectors.ts';
import { useTexts } from '../useTexts.ts';
import { ChallengeCard } from './ChallengeCard.tsx';
import { ChallengeGrid } from './ChallengeGrid.tsx';
import { ChallengeGridSkeleton } from './ChallengeGridSkeleton.tsx';
import { ChallengesFailed } from './ChallengesFailed.tsx';
import { NoChallenges } from './NoChallenges.tsx';

interface ChallengesPageProps {
  challengeList: ChallengeListActor;
  progress: ProgressActor;
  imageBase: string | null;
}

/** All challenges, to choose from, with how far the learner has come with each. */
export function ChallengesPage({ challengeList, progress, imageBase }: ChallengesPageProps) {
  const { challengeTexts } = useTexts();
  const isLoading = useSelector(challengeList, selectIsLoading);
  const hasFailed = useSelector(challengeList, selectHasFailed);
  return (
    <section className="page-width flex-1 py-10 md:py-14" aria-busy={isLoading}>
      <h1 className="text-3xl font-semibold tracking-tight">{challengeTexts.title}</h1>
      <p className="mb-8 mt-3 max-w-40rem text-lg text-muted">{challengeTexts.introduction}</p>
      {isLoading ? <Loading /> : null}
      {hasFailed ? <ChallengesFailed challengeList={challengeList} /> : null}
      {isLoading || hasFailed ? null : (
        <Loaded challengeList={challengeList} progress={progress} imageBase={imageBase} />
      )}
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
      <ChallengeGridSkeleton />
    </>
  );
}

function Loaded({ challengeList, progress, imageBase }: ChallengesPageProps) {
  const { challengeTexts } = useTexts();
  const challenges = useSelector(challengeList, selectChallenges);
  const record = useSelector(progress, selectRecord);
  if (challenges.length === 0) return <NoChallenges />;
  return (
    <ChallengeGrid label={challengeTexts.title}>
      {challenges.map((challenge) => (
        <ChallengeCard key={challenge.id} challenge={challenge} imageBase={imageBase} record={record} heading="h2" />
      ))}
    </ChallengeGrid>
  );
}
