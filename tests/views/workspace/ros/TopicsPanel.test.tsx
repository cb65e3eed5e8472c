// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { topicListMachine } from '#machines/workspace/topicListMachine.ts';
import { type TopicWatchReport, topicWatchMachine } from '#machines/workspace/topicWatchMachine.ts';
import { selectOpenTopic } from '#machines/workspace/topicWatchSelectors.ts';
import { TopicsPanel } from '#src/views/workspace/ros/TopicsPanel.tsx';
import { fakeOwner } from '../../../fakes/fakeOwner.ts';
import { fakeTopics } from '../../../fakes/fakeTopics.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { stillScrubber, stillTopicPlot } from '../../../models/views/besideStrip.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

function turnPage(state: DocumentVisibilityState): void {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const beside = {
  topicPlot: stillTopicPlot,
  scrubber: stillScrubber,
  topicList: frozenActor(topicListMachine, { value: 'listed', context: { topics: [], error: null } }),
  consoleList: frozenActor(consoleListMachine, { value: 'single', context: { tabs: [], activeId: '1' } }),
  panels: frozenActor(panelsMachine, { value: { left: 'open', right: 'open', bottom: 'open' } }),
};

/** The panel, with a topic open over a connection. */
function openScan() {
  const owner = fakeOwner<TopicWatchReport>();
  const watch = createActor(topicWatchMachine, { input: { topics: fakeTopics(), owner: owner.actor } }).start();
  const { unmount } = render(<TopicsPanel topicWatch={watch} {...beside} />, { wrapper: inEnglish });
  act(() => {
    watch.send({ type: 'connection.opened' });
    watch.send({ type: 'topic.chosen', topic: '/scan' });
  });
  return { watch, unmount, asked: () => owner.reports.map(({ frame }) => frame.type) };
}

it('has messages of the open topic told while it can be seen, and of none once it is left', () => {
  const { watch, unmount, asked } = openScan();
  turnPage('hidden');
  expect(asked()).toEqual(['watch_topic', 'unwatch_topic']);
  turnPage('visible');
  expect(asked().at(-1)).toBe('watch_topic');
  unmount();
  expect(asked()).toHaveLength(4);
  expect(selectOpenTopic(watch.getSnapshot())).toBeNull();
});
