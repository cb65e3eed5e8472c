import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type TopicPlotReport,
  selectIsPaused,
  selectPlotRoom,
  selectPlotted,
  topicPlotMachine,
} from '#machines/workspace/topicPlotMachine.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeTopics } from '../../fakes/fakeTopics.ts';

function openPlot() {
  const topics = fakeTopics();
  const owner = fakeOwner<TopicPlotReport>();
  const plot = createActor(topicPlotMachine, { input: { topics, owner: owner.actor } }).start();
  return {
    plot,
    topics,
    toggle: (field: string, topic = '/scan') => plot.send({ type: 'field.toggled', topic, field }),
    fields: (topic = '/scan') =>
      selectPlotted(plot.getSnapshot())
        .filter((one) => one.topic === topic)
        .map(({ field }) => field),
    roomFor: (topic: string) => selectPlotRoom(plot.getSnapshot(), topic),
    wanted: () => owner.reports.map((report) => report.topics.join(' ')),
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
      ['/scan x', [2]],
      ['/scan y', [3]],
    ]),
  );
  toggle('x');
  expect(kept()).toEqual(['/scan y']);
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

it('plots fields of several topics together, and asks for their messages', () => {
  const { plot, toggle, fields, wanted } = openPlot();
  toggle('a');
  toggle('b', '/odom');
  toggle('c');
  expect([fields('/scan'), fields('/odom')]).toEqual([['a', 'c'], ['b']]);
  toggle('b', '/odom');
  expect([fields('/scan'), fields('/odom')]).toEqual([['a', 'c'], []]);
  plot.send({ type: 'plot.cleared' });
  expect(wanted()).toEqual(['/scan', '/scan /odom', '/scan /odom', '/scan', '']);
});

it('plots fields of four topics at most, and says so of a fifth', () => {
  const { toggle, fields, roomFor } = openPlot();
  for (const topic of ['/a', '/b', '/c', '/d', '/e']) toggle('x', topic);
  expect(fields('/e')).toEqual([]);
  expect([roomFor('/e'), roomFor('/d')]).toEqual(['topics', 'free']);
  toggle('y', '/d');
  toggle('z', '/d');
  expect([roomFor('/e'), roomFor('/d')]).toEqual(['fields', 'fields']);
});

it('stands still while it is paused, and shows everything that came meanwhile afterwards', () => {
  const { plot, topics, toggle, isPaused } = openPlot();
  toggle('');
  topics.show({ value: 1 }, 0);
  plot.send({ type: 'pause.requested' });
  expect(isPaused()).toBe(true);
  topics.show({ value: 2 }, 200);
  expect(topics.traces.read().end).toBe(0);
  plot.send({ type: 'resume.requested' });
  expect(isPaused()).toBe(false);
  expect(topics.traces.read().end).toBe(200);
  expect(topics.traces.read().values.get('/scan')).toEqual([1, 2]);
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

it('plots anew, and moving, after the last field was taken away from a plot that stood still', () => {
  const { plot, toggle, fields, isPaused, wanted } = openPlot();
  toggle('x');
  plot.send({ type: 'pause.requested' });
  toggle('x');
  expect([fields(), isPaused(), wanted().at(-1)]).toEqual([[], false, '']);
  toggle('y');
  expect([fields(), isPaused()]).toEqual([['y'], false]);
});
