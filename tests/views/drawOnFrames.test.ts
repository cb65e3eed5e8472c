import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { drawOnFrames } from '#src/views/drawOnFrames.ts';

/** A screen whose frames come when the test says so. */
function openScreen() {
  const waiting = new Map<number, FrameRequestCallback>();
  let last = 0;
  return {
    waiting,
    requestAnimationFrame(callBack: FrameRequestCallback) {
      waiting.set((last += 1), callBack);
      return last;
    },
    cancelAnimationFrame: (id: number) => void waiting.delete(id),
    frame(now: number) {
      const due = [...waiting.values()];
      waiting.clear();
      for (const callBack of due) callBack(now);
    },
  };
}

it('draws once for any number of wishes, and not without one', () => {
  const screen = openScreen();
  const draw = vi.fn<(now: number) => boolean>(() => false);
  const drawings = drawOnFrames(screen, 0, draw);
  screen.frame(0);
  drawings.request();
  drawings.request();
  screen.frame(16);
  screen.frame(33);
  expect(draw.mock.calls).toEqual([[16]]);
});

it('goes on with every frame as long as the next one will differ', () => {
  const screen = openScreen();
  const draw = vi.fn<(now: number) => boolean>((now) => now < 33);
  drawOnFrames(screen, 0, draw).request();
  for (const now of [0, 16, 33, 50]) screen.frame(now);
  expect(draw.mock.calls).toEqual([[0], [16], [33]]);
});

it('never draws more often than it may, and draws everything that was asked for in the end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean()), { minLength: 1 }),
      fc.integer({ min: 0, max: 100 }),
      (frames, frameMs) => {
        const screen = openScreen();
        const drawn: number[] = [];
        const drawings = drawOnFrames(screen, frameMs, (now) => {
          drawn.push(now);
          return false;
        });
        let now = 0;
        let asked = -1;
        for (const [passed, isAsked] of frames) {
          if (isAsked) {
            asked = now;
            drawings.request();
          }
          screen.frame((now += passed));
        }
        // The first of some drawings may have come late, by less than it takes until the next, and the last a little early.
        const spare = drawn.flatMap((time, place) =>
          drawn.slice(place + 1).map((later, count) => later - time - count * frameMs),
        );
        expect(Math.min(...spare)).toBeGreaterThan(-1);
        screen.frame(now + frameMs);
        expect(drawn.at(-1) ?? -1).toBeGreaterThanOrEqual(asked);
        expect(screen.waiting.size).toBe(0);
      },
    ),
  );
});

it('draws 22 times in a second of a screen that has 60, where a drawing may come every 45 milliseconds', () => {
  const screen = openScreen();
  const draw = vi.fn<(now: number) => boolean>(() => true);
  drawOnFrames(screen, 45, draw).request();
  for (let frame = 0; frame < 600; frame += 1) screen.frame((frame * 1000) / 60);
  expect(draw.mock.calls.length / 10).toBeGreaterThan(22);
  expect(draw.mock.calls.length / 10).toBeLessThan(22.5);
});

it('draws at once what was emptied, and only that', () => {
  const screen = openScreen();
  const draw = vi.fn<(now: number) => boolean>(() => false);
  const drawings = drawOnFrames(screen, 45, draw);
  drawings.request();
  screen.frame(0);
  drawings.requestAtOnce();
  screen.frame(16);
  drawings.request();
  for (const now of [33, 50, 66]) screen.frame(now);
  expect(draw.mock.calls).toEqual([[0], [16], [66]]);
});

it('draws nothing more when it was ended, and what is asked for after that', () => {
  const screen = openScreen();
  const draw = vi.fn<(now: number) => boolean>(() => true);
  const drawings = drawOnFrames(screen, 0, draw);
  drawings.request();
  drawings.cancel();
  screen.frame(16);
  expect(draw).not.toHaveBeenCalled();
  drawings.request();
  screen.frame(33);
  expect(draw).toHaveBeenCalledOnce();
});
