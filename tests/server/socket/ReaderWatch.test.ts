import { expect, it } from 'vitest';
import { ReaderWatch } from '#server/socket/ReaderWatch.ts';

it('gives a reader up that has taken nothing for ten seconds', () => {
  const watch = new ReaderWatch();
  expect(watch.isStuck(500, 100, 0)).toBe(false);
  expect(watch.isStuck(500, 100, 3000)).toBe(false);
  expect(watch.isStuck(600, 200, 9999)).toBe(false);
  expect(watch.isStuck(600, 200, 10_000)).toBe(true);
});

it('is patient with one that takes a little at a time', () => {
  const watch = new ReaderWatch();
  for (let second = 0; second < 100; second += 3) {
    expect(watch.isStuck(10_000 + second, 5000, second * 1000)).toBe(false);
  }
});

it('has nothing against one for whom nothing waits', () => {
  const watch = new ReaderWatch();
  expect(watch.isStuck(500, 100, 0)).toBe(false);
  expect(watch.isStuck(500, 0, 5000)).toBe(false);
  expect(watch.isStuck(500, 0, 60_000)).toBe(false);
  expect(watch.isStuck(900, 400, 60_001)).toBe(false);
});
