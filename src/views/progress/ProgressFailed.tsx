import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import type { ProgressActor } from '#machines/pages/progressSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';

interface ProgressFailedProps {
  progress: ProgressActor;
  /** What did not come. */
  title: string;
}

/** Something of a learner's progress did not come, and can be asked for again. */
export function ProgressFailed({ progress, title }: ProgressFailedProps) {
  const { progressTexts } = useTexts();
  return (
    <EmptyState
      icon={UnplugIcon}
      title={title}
      action={
        <Button icon={RotateCwIcon} className="max-md:h-11" onPress={() => progress.send({ type: 'retry.requested' })}>
          {progressTexts.tryAgain}
        </Button>
      }
    >
      <p>{progressTexts.failedAdvice}</p>
    </EmptyState>
  );
}
