import { useSelector } from '@xstate/react';
import {
  type ProcessActor,
  selectIsRunning,
  selectIsStopping,
  selectIsSubscribed,
  selectIsSubscribing,
} from '#machines/workspace/processSelectors.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';

/** Listening to a process, and stopping it. */
export function ProcessActions({ process }: { process: ProcessActor }) {
  const { processTexts } = useTexts();
  const isRunning = useSelector(process, selectIsRunning);
  const isStopping = useSelector(process, selectIsStopping);
  const isSubscribed = useSelector(process, selectIsSubscribed);
  const isSubscribing = useSelector(process, selectIsSubscribing);
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {isSubscribed ? (
        <Button size="sm" icon="i-lucide-bell-off" onPress={() => process.send({ type: 'unsubscribe.requested' })}>
          {processTexts.unsubscribe}
        </Button>
      ) : (
        <Button
          size="sm"
          icon="i-lucide-bell"
          isBusy={isSubscribing}
          onPress={() => process.send({ type: 'subscribe.requested' })}
        >
          {processTexts.subscribe}
        </Button>
      )}
      {isRunning ? (
        <Button
          size="sm"
          variant="danger"
          icon="i-lucide-square"
          isBusy={isStopping}
          onPress={() => process.send({ type: 'stop.requested' })}
        >
          {processTexts.stop}
        </Button>
      ) : null}
    </div>
  );
}
