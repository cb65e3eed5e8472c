// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageWakes } from '#src/adapters/pageWakes.ts';

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

let wakes = 0;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  wakes = 0;
  visibility = 'visible';
  stop = pageWakes(() => void (wakes += 1));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function turnPage(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The clock goes on, and no timer with it. */
function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('tells of a page that can be seen again, and not of one that no longer can', () => {
  turnPage('hidden');
  expect(wakes).toBe(0);
  turnPage('visible');
  expect(wakes).toBe(1);
});

it('tells of a network that is there again', () => {
  window.dispatchEvent(new Event('online'));
  expect(wakes).toBe(1);
});

it('tells of a page that the browser had put aside, and not of one that is shown for the first time', () => {
  show(false);
  expect(wakes).toBe(0);
  show(true);
  expect(wakes).toBe(1);
});

it('notices within a second that much more time has passed than it waited for, and says so once', () => {
  vi.advanceTimersByTime(60_000);
  expect(wakes).toBe(0);
  sleep(60_000);
  vi.advanceTimersByTime(1000);
  expect(wakes).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(wakes).toBe(1);
});

it('takes a page that was busy, and one whose timers are slow because nobody sees it, for none that slept', () => {
  sleep(4000);
  vi.advanceTimersByTime(1000);
  turnPage('hidden');
  sleep(60_000);
  vi.advanceTimersByTime(1000);
  expect(wakes).toBe(0);
});

it('tells nothing any more once nobody listens', () => {
  stop();
  turnPage('visible');
  show(true);
  window.dispatchEvent(new Event('online'));
  sleep(60_000);
  vi.advanceTimersByTime(1000);
  expect(wakes).toBe(0);
});
