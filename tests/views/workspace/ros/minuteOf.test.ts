import { expect, it } from 'vitest';
import { minuteOf } from '#src/views/workspace/ros/minuteOf.ts';

/** A message every half minute for two minutes, the last of them after 200 seconds. */
const traces = { end: 200_000, times: [-120, -90, -60, -30, 0], values: new Map([['x', [1, 2, 3, 4, 5]]]) };

it('shows the last minute, or the minute that ends at the moment that is looked at', () => {
  expect(minuteOf(traces, null)).toEqual({ end: 200_000, times: [-60, -30, 0], values: new Map([['x', [3, 4, 5]]]) });
  expect(minuteOf(traces, 160_000)).toEqual({
    end: 160_000,
    times: [-50, -20],
    values: new Map([['x', [2, 3]]]),
  });
});

it('shows a value that came 40 s before the moment that is looked at at -40 s, not at that moment', () => {
  expect(minuteOf(traces, 240_000)).toEqual({ end: 240_000, times: [-40], values: new Map([['x', [5]]]) });
  expect(minuteOf(traces, 300_000)).toEqual({ end: 300_000, times: [], values: new Map([['x', []]]) });
});

it('shows nothing of a minute in which nothing came', () => {
  expect(minuteOf(traces, 10_000)).toEqual({ end: 10_000, times: [], values: new Map([['x', []]]) });
});
