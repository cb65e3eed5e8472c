import BellIcon from '~icons/lucide/bell';
import BellOffIcon from '~icons/lucide/bell-off';
import SquareIcon from '~icons/lucide/square';
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
import { handFocusOn } from '../../ui/handFocusOn.ts';
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
      {canSubscribe || canUnsubscribe ? (
        <IconButton
          label={canSubscribe ? processTexts.subscribe : processTexts.unsubscribe}
          icon={canSubscribe ? BellIcon : BellOffIcon}
          isBusy={isSubscribing}
          ref={handFocusOn()}
          onPress={() => process.send({ type: canSubscribe ? 'subscribe.requested' : 'unsubscribe.requested' })}
        />
      ) : null}
      {isRunning ? (
        <IconButton
          label={processTexts.stop}
          icon={SquareIcon}
          className="text-bad! hover:text-bad!"
          isBusy={isStopping}
          ref={handFocusOn()}
          onPress={() => process.send({ type: 'stop.requested' })}
        />
      ) : null}
    </>
  );
}
