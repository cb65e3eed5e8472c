import { expect, it } from 'vitest';
import { tabRunClock } from '#src/adapters/tabRunClock.ts';

/** The storage of a tab, and a clock that is set by hand. */
function openTab() {
  const kept = new Map<string, string>();
  let now = 1_800_000_000_000;
  const storage = () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }) as Storage;
  return {
    open: () => tabRunClock(storage, () => now),
    pass: (milliseconds: number) => void (now += milliseconds),
    kept,
  };
}

it('knows after a reload how long ago the last run began', () => {
  const { open, pass } = openTab();
  open().begin();
  pass(2400);
  expect(open().elapsed()).toBe(2400);
  open().begin();
  pass(100);
  expect(open().elapsed()).toBe(100);
});

it.each([null, '', 'yesterday', '{}'])('knows of none where %j is kept', (text) => {
  const { open, kept } = openTab();
  if (text !== null) kept.set('servolab:runBegan', text);
  expect(open().elapsed()).toBeNull();
});

it('knows of none where the clock was set back behind its beginning', () => {
  const { open, pass } = openTab();
  open().begin();
  pass(-1);
  expect(open().elapsed()).toBeNull();
});

it('knows of none, and does not complain, in a browser that forbids its storage', () => {
  const runClock = tabRunClock(() => {
    throw new Error('forbidden');
  });
  runClock.begin();
  expect(runClock.elapsed()).toBeNull();
});
