import type { ChallengeListActor } from '#machines/pages/challengeListMachine.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';

/** The list of challenges did not come, and can be asked for again. */
export function ChallengesFailed({ challengeList }: { challengeList: ChallengeListActor }) {
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
