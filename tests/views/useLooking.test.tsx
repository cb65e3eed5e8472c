// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLooking } from '#src/views/useLooking.ts';

let observers: { tell: (isIntersecting: boolean) => void; isOver: boolean }[] = [];

/** A browser that says what is on the screen when the test says so. */
class FakeObserver {
  readonly record = { tell: (isIntersecting: boolean) => this.callback([{ isIntersecting }]), isOver: false };
  constructor(readonly callback: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    observers.push(this.record);
  }
  disconnect() {
    this.record.isOver = true;
  }
}

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  observers = [];
  visibility = 'visible';
});

function openLooked() {
  const said: string[] = [];
  const looked = { send: ({ type }: { type: string }) => void said.push(type) };
  const View = () => <div ref={useLooking(looked)} />;
  const { unmount } = render(<View />);
  return { said, unmount };
}

function turnPage(state: DocumentVisibilityState): void {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('tells that somebody looks as soon as the browser says that it is on the screen, and no sooner', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { said } = openLooked();
  expect(said).not.toContain('view.shown');
  observers[0]!.tell(true);
  expect(said.at(-1)).toBe('view.shown');
});

it('tells that nobody looks while another part of the page has its place', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { said } = openLooked();
  observers[0]!.tell(true);
  observers[0]!.tell(false);
  expect(said.at(-1)).toBe('view.hidden');
  observers[0]!.tell(true);
  expect(said.at(-1)).toBe('view.shown');
});

it('takes both for somebody who looks: its place on the screen, and a page that can be seen', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { said } = openLooked();
  observers[0]!.tell(true);
  turnPage('hidden');
  expect(said.at(-1)).toBe('view.hidden');
  turnPage('visible');
  expect(said.at(-1)).toBe('view.shown');
  observers[0]!.tell(false);
  turnPage('hidden');
  turnPage('visible');
  expect(said.at(-1)).toBe('view.hidden');
});

it('tells that nobody looks once it is gone, and listens no longer', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { said, unmount } = openLooked();
  observers[0]!.tell(true);
  unmount();
  expect(said.at(-1)).toBe('view.hidden');
  expect(observers[0]!.isOver).toBe(true);
  const before = said.length;
  turnPage('visible');
  expect(said).toHaveLength(before);
});

it('goes by the page alone where the browser does not say what is on the screen', () => {
  const { said } = openLooked();
  expect(said).toEqual(['view.shown']);
  turnPage('hidden');
  expect(said.at(-1)).toBe('view.hidden');
});
