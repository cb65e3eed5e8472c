import { expect, it } from 'vitest';
import { scrollPlaces } from '#src/adapters/scrollPlaces.ts';

/** A window of a page that grows: what it is asked for, in memory. */
function openWindow() {
  const listeners = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  let ids = 0;
  const page = {
    length: 2000,
    scrollY: 0,
    history: { state: null as unknown, replaceState: (state: unknown) => void (page.history.state = state) },
    crypto: { randomUUID: () => `entry ${(ids += 1)}` },
    performance: { now: () => 0 },
    location: { hash: '' },
    document: { getElementById: () => null },
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    cancelAnimationFrame: () => void frames.splice(0),
    scrollTo(_: number, place: number) {
      page.scrollY = Math.min(place, page.length);
    },
  };
  const scroll = (place: number) => {
    page.scrollTo(0, place);
    listeners.get('scroll')?.();
  };
  // What is used of a window, and no more.
  const places = scrollPlaces(page as unknown as Window);
  return { page, places, scroll, draw: () => frames.splice(0).forEach((frame) => frame()), deed: listeners };
}

it('begins a new entry at its top, and finds back to where an earlier one was left', () => {
  const { page, places, scroll, draw } = openWindow();
  const first = page.history.state;
  scroll(900);
  places.entered();
  expect(page.scrollY).toBe(0);
  page.history.state = first;
  places.returned();
  draw();
  expect(page.scrollY).toBe(900);
});

it('keeps its place where a new entry is the same page', () => {
  const { page, places, scroll } = openWindow();
  const first = page.history.state;
  scroll(300);
  places.entered(true);
  expect(page.scrollY).toBe(300);
  expect(page.history.state).not.toBe(first);
});

it('begins at the top of a page whose part nobody can read', () => {
  const { page, places, scroll } = openWindow();
  scroll(900);
  page.location.hash = '#100%';
  places.entered();
  expect(page.scrollY).toBe(0);
});

it('remembers no place of an entry that the browser lets nobody name', () => {
  const { page, places, scroll, draw } = openWindow();
  page.history.state = null;
  page.history.replaceState = () => {
    throw new DOMException('Too often', 'SecurityError');
  };
  places.entered();
  scroll(900);
  page.scrollTo(0, 300);
  places.returned();
  draw();
  expect(page.scrollY).toBe(300);
});

it('waits until the page is as long as it was', () => {
  const { page, places, scroll, draw } = openWindow();
  const first = page.history.state;
  scroll(900);
  places.entered();
  page.history.state = first;
  page.length = 100;
  places.returned();
  draw();
  expect(page.scrollY).toBe(100);
  page.length = 2000;
  draw();
  expect(page.scrollY).toBe(900);
});

it('gives way to whoever scrolls meanwhile', () => {
  const { page, places, scroll, draw, deed } = openWindow();
  const first = page.history.state;
  scroll(900);
  places.entered();
  page.history.state = first;
  places.returned();
  deed.get('wheel')?.();
  draw();
  expect(page.scrollY).toBe(0);
});
