import RotateCwIcon from '~icons/lucide/rotate-cw';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { TopicValue } from '#contract/topic.ts';
import type { ScrubberActor } from '#machines/workspace/scrubberMachine.ts';
import { type TopicPlotActor, selectPlotRoom, selectPlotted } from '#machines/workspace/topicPlotMachine.ts';
import { type TopicWatchActor } from '#machines/workspace/topicWatchMachine.ts';
import {
  selectOpenTopic,
  selectTopicPort,
  selectTopicWatchState,
  selectWhyUnwatched,
} from '#machines/workspace/topicWatchSelectors.ts';
import { refusalText } from '../../../texts/refusalText.ts';
import { Button } from '../../ui/Button.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';
import { MessageTree } from './MessageTree.tsx';
import { TopicPicture } from './TopicPicture.tsx';
import { TopicPlot } from './TopicPlot.tsx';

interface TopicMessageProps {
  topicWatch: TopicWatchActor;
  topicPlot: TopicPlotActor;
  scrubber: ScrubberActor;
}

/** The latest message of the topic that is open, as it comes, and how its fields went. */
export function TopicMessage({ topicWatch, topicPlot, scrubber }: TopicMessageProps) {
  const texts = useTexts();
  const { topicTexts } = texts;
  const state = useSelector(topicWatch, selectTopicWatchState);
  const why = useSelector(topicWatch, selectWhyUnwatched);
  const topic = useSelector(topicWatch, selectOpenTopic);
  const port = useSelector(topicWatch, selectTopicPort);
  const seen = useSyncExternalStore(port.subscribe, () => (topic === null ? null : port.read(topic)));
  const isSeen = seen !== null;
  return (
    <div className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3">
        <h3 className="eyebrow">{topicTexts.latest}</h3>
        <p role="status" className={state === 'live' ? 'text-good' : 'text-muted'}>
          {state === 'refused' ? topicTexts.unwatched(refusalText(texts, why)) : topicTexts.watching[state]}
        </p>
        {isSeen && state === 'live' ? <p className="readout-text text-muted">{topicTexts.rate(seen.rate)}</p> : null}
        {state === 'quiet' || state === 'refused' ? (
          <Button
            ref={handFocusOn()}
            size="sm"
            icon={RotateCwIcon}
            onPress={() => topicWatch.send({ type: 'retry.requested' })}
          >
            {topicTexts.tryAgain}
          </Button>
        ) : null}
      </div>
      <TopicPlot topicPlot={topicPlot} scrubber={scrubber} traces={port.traces} />
      {isSeen && seen.picture !== undefined ? <TopicPicture topic={seen.topic} picture={seen.picture} /> : null}
      {isSeen ? <Message topic={seen.topic} value={seen.value} topicPlot={topicPlot} /> : null}
    </div>
  );
}

interface MessageProps {
  topic: string;
  value: TopicValue;
  topicPlot: TopicPlotActor;
}

/** Each of its numbers can be plotted. */
function Message({ topic, value, topicPlot }: MessageProps) {
  const plotted = useSelector(topicPlot, selectPlotted);
  const room = useSelector(topicPlot, (plot) => selectPlotRoom(plot, topic));
  const fields = plotted.filter((one) => one.topic === topic).map(({ field }) => field);
  return (
    // Long messages scroll, so that they must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} translate="no" className="readout-text max-h-96 overflow-auto rounded bg-console p-2 text-ink">
      <MessageTree
        value={value}
        plot={{ fields, room, toggle: (field) => topicPlot.send({ type: 'field.toggled', topic, field }) }}
      />
    </div>
  );
}
