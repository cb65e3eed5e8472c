import { useSelector } from '@xstate/react';
import {
  type ProcessActor,
  selectCanSubscribe,
  selectCanUnsubscribe,
  selectIsRunning,
  selectIsStopping,
  selectIsSubscribing,
} from '#machines/workspace/processSelectors.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';

/** Subscribing to the output of a process, and stopping it. */
export function ProcessActions({ process }: { process: ProcessActor }) {
  const { processTexts } = useTexts();
  const isRunning = useSelector(process, selectIsRunning);
  const isStopping = useSelector(process, selectIsStopping);
  const canSubscribe = useSelector(process, selectCanSubscribe);
  const canUnsubscribe = useSelector(process, selectCanUnsubscribe);
  const isSubscribing = useSelector(process, selectIsSubscribing);
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {canUnsubscribe ? (
        <Button size="sm" icon="i-lucide-bell-off" onPress={() => process.send({ type: 'unsubscribe.requested' })}>
          {processTexts.unsubscribe}
        </Button>
      ) : null}
      {canSubscribe ? (
        <Button
          size="sm"
          icon="i-lucide-bell"
          isBusy={isSubscribing}
          onPress={() => process.send({ type: 'subscribe.requested' })}
        >
          {processTexts.subscribe}
        </Button>
      ) : null}
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
