import { expect, it } from 'vitest';
import { lanesOf, nearestStep } from '#machines/recording/lanes.ts';
import type { Entry } from '#machines/recording/logFormat.ts';

const entry = (t: number, kind: Entry['kind'], event: Entry['event']): Entry => ({
  t,
  kind,
  to: 'app',
  event,
  changes: {},
});

const entries = [
  entry(0, 'i', { type: 'xstate.init' }),
  entry(1000, 'u', { type: 'code.edited' }),
  entry(2000, 'u', { type: 'email.typed' }),
  entry(2000, 'u', { type: 'save.requested' }),
  entry(3000, 'e', { type: 'xstate.promise.resolve', data: { outcome: 'refused' } }),
  entry(600_000, 'e', { type: 'xstate.promise.reject', data: { $error: 'no disk' } }),
  entry(601_000, 't', { type: 'xstate.after.soon' }),
  entry(602_000, 'e', { type: 'connection.closed' }),
];

it('puts every step into the lane of what it is, and what failed into that of the errors, too', () => {
  expect(lanesOf(entries, 3).steps).toEqual({
    typing: [1, 2],
    deeds: [0, 3],
    answers: [4, 5, 7],
    timers: [6],
    errors: [3, 4, 5, 7],
  });
});

it('places the steps by their time, a long wait as three seconds', () => {
  const places = lanesOf(entries, undefined).places.map((place) => Math.round(place * 8));
  expect(places).toEqual([0, 1, 2, 2, 3, 6, 7, 8]);
  expect(lanesOf([entries[0]!], undefined).places).toEqual([0]);
});

it.each([
  [0, 4],
  [0.7, 5],
  [1, 7],
])('finds the step of a lane that is nearest to %d', (place, step) => {
  const lanes = lanesOf(entries, undefined);
  expect(nearestStep(lanes, lanes.steps.answers, place)).toBe(step);
  expect(nearestStep(lanes, [], place)).toBeUndefined();
});
