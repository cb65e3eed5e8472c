import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import type { ChallengeListActor } from '#machines/pages/challengeListMachine.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';

/** The list of challenges did not come, and can be asked for again. */
export function ChallengesFailed({ challengeList }: { challengeList: ChallengeListActor }) {
  const { challengeTexts } = useTexts();
  return (
    <EmptyState
      icon={UnplugIcon}
      title={challengeTexts.failed}
      action={
        <Button variant="primary" icon={RotateCwIcon} onPress={() => challengeList.send({ type: 'retry.requested' })}>
          {challengeTexts.tryAgain}
        </Button>
      }
    >
      <p>{challengeTexts.failedAdvice}</p>
    </EmptyState>
  );
}
