import { expect, it } from 'vitest';
import { browserLocation } from '#src/adapters/browserLocation.ts';
import { limitedHistory } from './limitedHistory.ts';

const settled = () => new Promise((resolve) => void setImmediate(resolve));

/** An address bar in memory; `slow` paths have pages that come, or fail, when the test says so. */
function openLocation(slow: readonly string[] = []) {
  const scrolled: number[] = [];
  const { history, place, limit } = limitedHistory();
  const timers = new Map<number, () => void>();
  let ids = 0;
  const window = Object.assign(new EventTarget(), {
    location: place,
    history,
    document: { getElementById: () => null },
    scrollTo: (_: number, to: number) => void scrolled.push(to),
    setTimeout(fire: () => void) {
      timers.set((ids += 1), fire);
      return ids;
    },
    clearTimeout: (id: number) => void timers.delete(id),
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
  const paths: string[] = [];
  location.watch((path) => void paths.push(path));
  return {
    location,
    paths,
    scrolled,
    place,
    limit,
    /** Time passes. */
    wait: () => {
      const due = [...timers.values()];
      timers.clear();
      for (const fire of due) fire();
    },
    /** The visitor goes back to what they saw before. */
    back: (path: string) => {
      place.pathname = path;
      window.dispatchEvent(new Event('popstate'));
    },
    come: (path: string) => awaited.get(path)!.come(),
    fail: (path: string) => awaited.get(path)!.fail(new Error('gone')),
  };
}

it('tells where the visitor is, and where they go', async () => {
  const { location, paths } = openLocation();
  await settled();
  location.go('/learn');
  await settled();
  expect(paths).toEqual(['/', '/learn']);
});

it('tells of a page when it is here, and leaves the old one as it is until then', async () => {
  const { location, paths, scrolled, come } = openLocation(['/challenges']);
  await settled();
  location.go('/challenges');
  await settled();
  expect([paths, scrolled]).toEqual([['/'], []]);
  come('/challenges');
  await settled();
  expect([paths, scrolled]).toEqual([['/', '/challenges'], [0]]);
});

it('forgets a page that comes when its visitor has gone on', async () => {
  const { location, paths, come } = openLocation(['/challenges']);
  await settled();
  location.go('/challenges');
  location.go('/learn');
  await settled();
  come('/challenges');
  await settled();
  expect(paths).toEqual(['/', '/learn']);
});

it('tells nothing of a page that cannot be had, and of the next one again', async () => {
  const { location, paths, fail } = openLocation(['/challenges']);
  await settled();
  location.go('/challenges');
  fail('/challenges');
  await settled();
  location.go('/learn');
  await settled();
  expect(paths).toEqual(['/', '/learn']);
});

it.each([
  ['throws', true],
  ['does nothing', false],
])(
  'goes on in a browser that %s where its history is written too often, and says last what was wished last',
  async (_, throws) => {
    const { location, paths, place, limit, wait } = openLocation();
    await settled();
    limit({ writes: 1, throws });
    for (const search of ['?search=r', '?search=ro', '?search=rob']) location.go(`/${search}`, 'replace');
    await settled();
    expect([place.href, paths]).toEqual(['/?search=r', ['/', '/?search=r']]);
    wait();
    expect(place.href).toBe('/?search=r');
    limit({ writes: 1, throws });
    wait();
    await settled();
    expect([place.href, paths]).toEqual(['/?search=rob', ['/', '/?search=r', '/?search=rob']]);
  },
);

it('writes the history once for what is only said more exactly', async () => {
  const { location, place, limit } = openLocation();
  await settled();
  limit({ writes: 1, throws: true });
  const { state } = place;
  location.go('/?search=r', 'replace');
  await settled();
  expect([place.href, place.state]).toEqual(['/?search=r', state]);
});

it('says nothing more of a page that was left meanwhile', async () => {
  const { location, paths, limit, wait, back } = openLocation();
  await settled();
  limit({ writes: 0, throws: true });
  location.go('/?search=r', 'replace');
  back('/learn');
  limit({ writes: 1, throws: true });
  wait();
  await settled();
  expect(paths).toEqual(['/', '/learn']);
});

it('has the browser itself load a page that may not be written into its history', async () => {
  const { location, place, limit } = openLocation();
  await settled();
  limit({ writes: 0, throws: true });
  location.go('/learn');
  location.go('/auth/signin', 'replace');
  location.go('//elsewhere.example');
  expect(place.loaded).toEqual(['assign https://site.example/learn', 'replace https://site.example/auth/signin']);
});
