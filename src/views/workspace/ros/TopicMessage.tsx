import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import {
  type TopicWatchActor,
  selectOpenTopic,
  selectTopicPort,
  selectTopicWatchState,
} from '#machines/workspace/topicWatchMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';
import { MessageTree } from './MessageTree.tsx';

/** The latest message of the topic that is open, as it comes. */
export function TopicMessage({ topicWatch }: { topicWatch: TopicWatchActor }) {
  const { topicTexts } = useTexts();
  const state = useSelector(topicWatch, selectTopicWatchState);
  const topic = useSelector(topicWatch, selectOpenTopic);
  const port = useSelector(topicWatch, selectTopicPort);
  const seen = useSyncExternalStore(port.subscribe, port.read);
  const isSeen = seen !== null && seen.topic === topic;
  return (
    <div className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3">
        <h3 className="eyebrow">{topicTexts.latest}</h3>
        <p role="status" className={state === 'live' ? 'text-good' : 'text-muted'}>
          {topicTexts.watching[state]}
        </p>
        {isSeen && state === 'live' ? <p className="readout-text text-muted">{topicTexts.rate(seen.rate)}</p> : null}
        {state === 'quiet' || state === 'refused' ? (
          <Button size="sm" icon="i-lucide-rotate-cw" onPress={() => topicWatch.send({ type: 'retry.requested' })}>
            {topicTexts.tryAgain}
          </Button>
        ) : null}
      </div>
      {isSeen ? (
        // Long messages scroll, so that they must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div tabIndex={0} className="readout-text max-h-96 overflow-auto rounded bg-console p-2 text-ink">
          <MessageTree value={seen.value} />
        </div>
      ) : null}
    </div>
  );
}
