import { expect, it } from 'vitest';
import { browserLocation } from '#src/adapters/browserLocation.ts';

const settled = () => new Promise((resolve) => void setImmediate(resolve));

/** An address bar in memory; `slow` paths have pages that come, or fail, when the test says so. */
function openLocation(slow: readonly string[] = []) {
  const place = { pathname: '/', search: '', hash: '' };
  const scrolled: number[] = [];
  const move = (_: unknown, __: string, to?: string) => {
    if (to !== undefined) place.pathname = to;
  };
  const window = Object.assign(new EventTarget(), {
    location: place,
    history: { state: null, pushState: move, replaceState: move },
    crypto: { randomUUID: () => 'entry' },
    document: { getElementById: () => null },
    scrollTo: (_: number, to: number) => void scrolled.push(to),
  });
  const awaited = new Map<string, { come: () => void; fail: (error: Error) => void }>();
  const location = browserLocation({
    fetchPage: (path) =>
      slow.includes(path)
        ? new Promise((come, fail) => void awaited.set(path, { come: () => come(), fail }))
        : undefined,
    // What is used of a window, and no more.
    browser: window as unknown as Window,
  });
  const told: string[] = [];
  location.watch((path) => void told.push(path));
  return {
    location,
    told,
    scrolled,
    come: (path: string) => awaited.get(path)!.come(),
    fail: (path: string) => awaited.get(path)!.fail(new Error('gone')),
  };
}

it('tells where the visitor is, and where they go', async () => {
  const { location, told } = openLocation();
  await settled();
  location.go('/learn');
  await settled();
  expect(told).toEqual(['/', '/learn']);
});

it('tells of a page when it is here, and leaves the old one as it is until then', async () => {
  const { location, told, scrolled, come } = openLocation(['/challenges']);
  await settled();
  location.go('/challenges');
  await settled();
  expect([told, scrolled]).toEqual([['/'], []]);
  come('/challenges');
  await settled();
  expect([told, scrolled]).toEqual([['/', '/challenges'], [0]]);
});

it('forgets a page that comes when its visitor has gone on', async () => {
  const { location, told, come } = openLocation(['/challenges']);
  await settled();
  location.go('/challenges');
  location.go('/learn');
  await settled();
  come('/challenges');
  await settled();
  expect(told).toEqual(['/', '/learn']);
});

it('tells nothing of a page that cannot be had, and of the next one again', async () => {
  const { location, told, fail } = openLocation(['/challenges']);
  await settled();
  location.go('/challenges');
  fail('/challenges');
  await settled();
  location.go('/learn');
  await settled();
  expect(told).toEqual(['/', '/learn']);
});
