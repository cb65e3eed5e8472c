// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { playHero } from '#src/views/home/playHero.ts';

/** A drawing that is seen, on a screen whose frames come when the test says so. */
function openHero() {
  let next: FrameRequestCallback | undefined;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('requestAnimationFrame', (callBack: FrameRequestCallback) => {
    next = callBack;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (next = undefined));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly see: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.see([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  const button = document.createElement('button');
  const moments: number[] = [];
  const end = playHero(document.body, button, 600_000, (moment) => moments.push(moment));
  onTestFinished(() => {
    end();
    vi.unstubAllGlobals();
  });
  return { button, moments, frame: (now: number) => next?.(now) };
}

it('draws a screen of 60 frames a second thirty times, and loses no time', () => {
  const { moments, frame } = openHero();
  for (let at = 0; at <= 60; at += 1) frame((at * 1000) / 60);
  expect(moments).toHaveLength(31);
  expect(moments[0]).toBe(0);
  expect(moments.at(-1)).toBeCloseTo(3000);
});

it('draws with each frame of a slow screen', () => {
  const { moments, frame } = openHero();
  for (const now of [0, 100, 200]) frame(now);
  expect(moments).toEqual([0, 300, 600]);
});

it('stops by a press, and goes on from there, however long that was', () => {
  const { button, moments, frame } = openHero();
  frame(0);
  frame(100);
  button.click();
  frame(5000);
  expect(moments).toEqual([0, 300]);
  button.click();
  frame(10_000);
  frame(10_100);
  expect(moments).toEqual([0, 300, 300, 600]);
});
