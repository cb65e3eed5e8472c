import { useSelector } from '@xstate/react';
import {
  type ChallengeListActor,
  selectChallenges,
  selectHasFailed,
  selectIsLoading,
} from '#machines/pages/challengeListMachine.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';
import { ChallengeCard } from './ChallengeCard.tsx';
import { ChallengeGrid } from './ChallengeGrid.tsx';
import { ChallengeGridSkeleton } from './ChallengeGridSkeleton.tsx';

interface ChallengesPageProps {
  challengeList: ChallengeListActor;
  imageBase: string | null;
}

/** All challenges, to choose from. */
export function ChallengesPage({ challengeList, imageBase }: ChallengesPageProps) {
  const { challengeTexts } = useTexts();
  const isLoading = useSelector(challengeList, selectIsLoading);
  const hasFailed = useSelector(challengeList, selectHasFailed);
  return (
    <section className="page-width flex-1 py-10 md:py-14" aria-busy={isLoading}>
      <h1 className="text-3xl font-semibold tracking-tight">{challengeTexts.title}</h1>
      <p className="mb-8 mt-3 max-w-40rem text-lg text-muted">{challengeTexts.introduction}</p>
      {isLoading ? <Loading /> : null}
      {hasFailed ? <Failed challengeList={challengeList} /> : null}
      {isLoading || hasFailed ? null : <Loaded challengeList={challengeList} imageBase={imageBase} />}
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

function Failed({ challengeList }: { challengeList: ChallengeListActor }) {
  const { challengeTexts } = useTexts();
  return (
    <EmptyState
      icon="i-lucide-unplug"
      title={challengeTexts.failed}
      action={
        <Button
          variant="primary"
          icon="i-lucide-rotate-cw"
          onPress={() => challengeList.send({ type: 'retry.requested' })}
        >
          {challengeTexts.tryAgain}
        </Button>
      }
    >
      <p>{challengeTexts.failedAdvice}</p>
    </EmptyState>
  );
}

function Loaded({ challengeList, imageBase }: ChallengesPageProps) {
  const { challengeTexts } = useTexts();
  const challenges = useSelector(challengeList, selectChallenges);
  if (challenges.length === 0) return <NoChallenges />;
  return (
    <ChallengeGrid label={challengeTexts.title}>
      {challenges.map((challenge) => (
        <ChallengeCard key={challenge.id} challenge={challenge} imageBase={imageBase} heading="h2" />
      ))}
    </ChallengeGrid>
  );
}

function NoChallenges() {
  const { challengeTexts } = useTexts();
  return (
    <EmptyState icon="i-lucide-map" title={challengeTexts.none}>
      <p>{challengeTexts.noneAdvice}</p>
    </EmptyState>
  );
}
