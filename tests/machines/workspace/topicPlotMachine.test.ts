import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectIsPaused, selectPlottedFields, topicPlotMachine } from '#machines/workspace/topicPlotMachine.ts';
import { fakeTopics } from '../../fakes/fakeTopics.ts';

function openPlot() {
  const topics = fakeTopics();
  const plot = createActor(topicPlotMachine, { input: { topics } }).start();
  return {
    plot,
    topics,
    toggle: (field: string, topic = '/scan') => plot.send({ type: 'field.toggled', topic, field }),
    fields: (topic = '/scan') => selectPlottedFields(plot.getSnapshot(), topic),
    isPaused: () => selectIsPaused(plot.getSnapshot()),
    kept: () => [...topics.traces.read().values.keys()],
  };
}

it('keeps the values of the chosen fields, and of no others', () => {
  const { topics, toggle, kept } = openPlot();
  topics.show({ value: { fields: { x: 1 }, hidden: 0 } });
  expect(kept()).toEqual([]);
  toggle('x');
  toggle('y');
  topics.show({ value: { fields: { x: 2, y: 3 }, hidden: 0 } });
  expect(topics.traces.read().values).toEqual(
    new Map([
      ['x', [2]],
      ['y', [3]],
    ]),
  );
  toggle('x');
  expect(kept()).toEqual(['y']);
  toggle('y');
  expect(kept()).toEqual([]);
});

it('plots six fields at most', () => {
  const { toggle, fields } = openPlot();
  for (const field of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) toggle(field);
  expect(fields()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  toggle('a');
  toggle('g');
  expect(fields()).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
});

it('plots one topic at a time', () => {
  const { toggle, fields } = openPlot();
  toggle('a');
  toggle('b', '/odom');
  expect(fields('/scan')).toEqual([]);
  expect(fields('/odom')).toEqual(['b']);
});

it('stands still while it is paused, and shows everything that came meanwhile afterwards', () => {
  const { plot, topics, toggle, isPaused } = openPlot();
  toggle('');
  topics.show({ value: 1 }, 0);
  plot.send({ type: 'pause.requested' });
  expect(isPaused()).toBe(true);
  topics.show({ value: 2 }, 200);
  expect(topics.traces.read().values.get('')).toEqual([1]);
  plot.send({ type: 'resume.requested' });
  expect(isPaused()).toBe(false);
  expect(topics.traces.read().values.get('')).toEqual([1, 2]);
});

it('forgets everything when it is cleared', () => {
  const { plot, topics, toggle, fields } = openPlot();
  toggle('');
  topics.show();
  plot.send({ type: 'pause.requested' });
  plot.send({ type: 'plot.cleared' });
  expect(fields()).toEqual([]);
  toggle('');
  expect(topics.traces.read().times).toEqual([]);
});
