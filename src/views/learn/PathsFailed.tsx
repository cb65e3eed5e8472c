import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import type { LearnActor } from '#machines/pages/learnMachine.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';

/** The paths did not come, and can be asked for again. */
export function PathsFailed({ learn }: { learn: LearnActor }) {
  const { learnTexts } = useTexts();
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-tight">{learnTexts.title}</h1>
      <EmptyState
        icon={UnplugIcon}
        title={learnTexts.failed}
        action={
          <Button variant="primary" icon={RotateCwIcon} onPress={() => learn.send({ type: 'retry.requested' })}>
            {learnTexts.tryAgain}
          </Button>
        }
      >
        <p>{learnTexts.failedAdvice}</p>
      </EmptyState>
    </>
  );
}
