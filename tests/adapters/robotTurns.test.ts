import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RobotFrame } from '#contract/robot.ts';
import { robotTurns } from '#src/adapters/robotTurns.ts';

const frame = (at: number): RobotFrame => ({ world: null, era: 1, at, pose: [0, 0, 0] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What was shown so far, by its moments. */
function open() {
  const shown: number[] = [];
  const turns = robotTurns(({ at }) => shown.push(at));
  return { shown, take: (...moments: number[]) => turns.take(moments.map(frame)), end: () => turns.end() };
}

it('shows moments that came together as far apart as they were', () => {
  const { shown, take } = open();
  take(100, 120, 160);
  expect(shown).toEqual([100]);
  vi.advanceTimersByTime(19);
  expect(shown).toEqual([100]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([100, 120]);
  vi.advanceTimersByTime(40);
  expect(shown).toEqual([100, 120, 160]);
});

it('shows what waits before what comes next, and each moment once', () => {
  const { shown, take } = open();
  take(100, 140);
  take(160, 200);
  expect(shown).toEqual([100, 140, 160]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([100, 140, 160, 200]);
});

it('shows what waits when the connection is gone', () => {
  const { shown, take, end } = open();
  take(100, 140);
  end();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([100, 140]);
});

it.each([
  ['goes back to its start', 0],
  ['stood still for long', 9000],
])('waits no longer than a moment where the robot %s in between', (_, at) => {
  const { shown, take } = open();
  take(100, at);
  vi.advanceTimersByTime(50);
  expect(shown).toEqual([100, at]);
});
