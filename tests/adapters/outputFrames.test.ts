import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outputFrames } from '#src/adapters/outputFrames.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that is painted sixty times a second, and an output that is asked for after each frame of the server. */
function open() {
  const shown: number[] = [];
  const painted: (() => void)[] = [];
  const frames = outputFrames((callBack) => painted.push(callBack));
  const paint = () => {
    vi.advanceTimersByTime(1000 / 60);
    painted.splice(0).forEach((callBack) => callBack());
  };
  let came = 0;
  const print = (lines: number) => {
    came += lines;
    frames.came(lines);
    frames.next(() => {
      if (shown.at(-1) !== came) shown.push(came);
    });
  };
  return { frames, painted, paint, print, shown };
}

it('shows what can be read with every frame', () => {
  const { paint, print, shown } = open();
  for (let frame = 0; frame < 60; frame += 1) {
    print(1);
    paint();
  }
  expect(shown).toHaveLength(60);
});

it('shows a flood ten times a second, its first lines at once and its last ones soon', () => {
  const { paint, print, shown } = open();
  print(100);
  paint();
  expect(shown).toEqual([100]);
  for (let frame = 1; frame < 60; frame += 1) {
    print(100);
    paint();
  }
  expect(shown.length).toBeGreaterThanOrEqual(7);
  expect(shown.length).toBeLessThanOrEqual(10);
  for (let frame = 0; frame < 7; frame += 1) paint();
  expect(shown.at(-1)).toBe(6000);
});

it('asks for no frame that nobody waits for', () => {
  const { paint, painted, print } = open();
  print(100);
  paint();
  for (let frame = 0; frame < 10; frame += 1) paint();
  expect(painted).toEqual([]);
});

it('calls back once, and not when that is no longer wanted', () => {
  const { frames, paint } = open();
  const wanted = vi.fn<() => void>();
  const unwanted = vi.fn<() => void>();
  frames.next(wanted);
  frames.next(unwanted)();
  paint();
  paint();
  expect(wanted).toHaveBeenCalledOnce();
  expect(unwanted).not.toHaveBeenCalled();
});
