import { expect, it } from 'vitest';
import { numberAt } from '#contract/messageFields.ts';
import { minuteOf } from '#src/views/workspace/ros/minuteOf.ts';
import { fakeTopics } from '../fakes/fakeTopics.ts';

const scan = (field: string) => ({ topic: '/scan', field });
const odom = (field: string) => ({ topic: '/odom', field });

/** A store that keeps the only value of each message. */
function openTraces() {
  const topics = fakeTopics();
  topics.traces.trace([scan('')]);
  return { topics, values: () => topics.traces.read().values.get('/scan'), times: () => topics.traces.read().times };
}

it('tells how long before the last message each of them came', () => {
  const { topics, times, values } = openTraces();
  for (const [at, value] of [7, 8, 9].entries()) topics.show({ value }, at * 500);
  expect(times()).toEqual([-1, -0.5, 0]);
  expect(values()).toEqual([7, 8, 9]);
});

it('keeps ten minutes, and no more however long it goes on', () => {
  const { topics, times } = openTraces();
  for (let at = 0; at <= 900_000; at += 200) topics.show({}, at);
  expect(times()).toHaveLength(3001);
  expect(times()[0]).toBe(-600);
});

it('keeps a bounded number of messages, however many come at once', () => {
  const { topics, times } = openTraces();
  for (let count = 0; count < 13_000; count += 1) topics.show({}, 0);
  expect(times()).toHaveLength(12_800);
});

it('takes the messages of its topic only', () => {
  const { topics, values } = openTraces();
  topics.show({ topic: '/odom', value: 5 });
  expect(values()).toEqual([]);
});

it('leaves a gap where a message has no number, and where nobody watched', () => {
  const { topics, values } = openTraces();
  topics.show({ value: 1 });
  topics.show({ value: 'inf' });
  topics.watch(() => undefined);
  topics.show({ value: 2 });
  expect(values()).toEqual([1, null, null, 2]);
});

it('keeps fields of several topics side by side: where one has a message, the others have neither a number nor a gap', () => {
  const { topics } = openTraces();
  topics.traces.trace([scan(''), odom('')]);
  topics.show({ value: 1 }, 0);
  topics.show({ topic: '/odom', value: 5 }, 100);
  topics.show({ value: 2 }, 200);
  expect(Object.fromEntries(topics.traces.read().values)).toEqual({
    '/scan': [1, undefined, 2],
    '/odom': [undefined, 5, undefined],
  });
});

it('leaves a gap where a topic was not traced for a while, and in no other', () => {
  const { topics } = openTraces();
  topics.traces.trace([scan(''), odom('')]);
  topics.show({ topic: '/odom', value: 5 });
  topics.traces.trace([scan('')]);
  topics.show({ value: 1 });
  topics.traces.trace([scan(''), odom('')]);
  topics.show({ topic: '/odom', value: 6 });
  expect(Object.fromEntries(topics.traces.read().values)).toEqual({
    '/scan': [undefined, 1, undefined, undefined],
    '/odom': [5, undefined, null, 6],
  });
});

it('keeps what it has of a field when another is added', () => {
  const { topics } = openTraces();
  topics.traces.trace([scan('x')]);
  topics.show({ value: { fields: { x: 1, y: 2 }, hidden: 0 } });
  topics.traces.trace([scan('x'), scan('y')]);
  topics.show({ value: { fields: { x: 3, y: 4 }, hidden: 0 } });
  expect(Object.fromEntries(topics.traces.read().values)).toEqual({ '/scan x': [1, 3], '/scan y': [null, 4] });
});

it('lists a field at once that is chosen while it is held', () => {
  const { topics } = openTraces();
  topics.traces.hold();
  topics.traces.trace([scan(''), scan('x')]);
  expect([...topics.traces.read().values.keys()]).toEqual(['/scan', '/scan x']);
});

it('shows the minute before it was held, and another one to whoever looks back at it', () => {
  const { topics } = openTraces();
  topics.show({ value: 1 }, 100_000);
  topics.traces.hold();
  expect(minuteOf(topics.traces.read(), null).values.get('/scan')).toEqual([1]);
  topics.show({ value: 2 }, 250_000);
  expect(minuteOf(topics.traces.read(), null)).toMatchObject({ end: 100_000, times: [0] });
  expect(minuteOf(topics.traces.read(), 250_000)).toMatchObject({ end: 250_000, times: [0] });
  expect(minuteOf(topics.traces.read(), 250_000).values.get('/scan')).toEqual([2]);
  topics.traces.release();
  expect(minuteOf(topics.traces.read(), null)).toMatchObject({ end: 250_000, times: [0] });
});

const item = (x: number) => ({ fields: { x }, hidden: 0 });

it('finds the number of a field by the name that ROS gives it', () => {
  const message = {
    fields: { pose: { fields: { points: { items: [item(1), item(2)], length: 2 } }, hidden: 0 } },
    hidden: 0,
  };
  expect(numberAt(message, 'pose.points[1].x')).toBe(2);
  expect(numberAt(message, 'pose.points[2].x')).toBeNull();
  expect(numberAt(message, 'pose.toString')).toBeNull();
  expect(numberAt(message, 'pose')).toBeNull();
});
