import { useSelector } from '@xstate/react';
import {
  type ProcessActor,
  selectCanSubscribe,
  selectCanUnsubscribe,
  selectIsRunning,
  selectIsStopping,
  selectIsSubscribing,
} from '#machines/workspace/processSelectors.ts';
import { IconButton } from '../../ui/IconButton.tsx';
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
    <>
      {canUnsubscribe ? (
        <IconButton
          label={processTexts.unsubscribe}
          icon="i-lucide-bell-off"
          onPress={() => process.send({ type: 'unsubscribe.requested' })}
        />
      ) : null}
      {canSubscribe ? (
        <IconButton
          label={processTexts.subscribe}
          icon="i-lucide-bell"
          isBusy={isSubscribing}
          onPress={() => process.send({ type: 'subscribe.requested' })}
        />
      ) : null}
      {isRunning ? (
        <IconButton
          label={processTexts.stop}
          icon="i-lucide-square"
          className="text-bad! hover:text-bad!"
          isBusy={isStopping}
          onPress={() => process.send({ type: 'stop.requested' })}
        />
      ) : null}
    </>
  );
}
