import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawInSteps } from '#src/views/workspace/ros/drawInSteps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openDrawing(stepMs = 2000) {
  const drawn: string[] = [];
  const drawing = drawInSteps(
    () => stepMs,
    (shown: string) => void drawn.push(shown),
  );
  return { drawn, ...drawing };
}

it('draws the first thing at once, and no other before the step is over', () => {
  const { drawn, show } = openDrawing();
  show('a');
  vi.advanceTimersByTime(1999);
  show('b');
  expect(drawn).toEqual(['a']);
  vi.advanceTimersByTime(1);
  show('c');
  expect(drawn).toEqual(['a', 'b']);
});

it('shows in the end what was shown last, although nothing comes after it', () => {
  const { drawn, show } = openDrawing();
  for (const moment of ['a', 'b', 'c']) show(moment);
  vi.advanceTimersByTime(60_000);
  expect(drawn).toEqual(['a', 'c']);
});

it('draws everything at once where there are no steps', () => {
  const { drawn, show } = openDrawing(0);
  for (const moment of ['a', 'b', 'c']) show(moment);
  expect(drawn).toEqual(['a', 'b', 'c']);
});

it('draws nothing any more once it is closed', () => {
  const { drawn, show, close } = openDrawing();
  for (const moment of ['a', 'b']) show(moment);
  close();
  vi.advanceTimersByTime(60_000);
  expect(drawn).toEqual(['a']);
});
