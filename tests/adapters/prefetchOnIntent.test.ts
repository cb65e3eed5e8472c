// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent, fetchNext, whenIdle } from '#src/adapters/prefetchOnIntent.ts';

type Fetch = (path: string) => Promise<void> | undefined;
const page = vi.fn<Fetch>();
const content = vi.fn<Fetch>();

const listening = vi.spyOn(document, 'addEventListener');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a href="/challenge/1?from=cards#goal"><b>Obstacle Course</b> <i>Easy</i></a>
    <a href="/challenge/2">Object Manipulation</a>
    <a href="https://elsewhere.example/docs">Elsewhere</a>
    <button>Sort</button>`;
});

afterEach(() => {
  vi.useRealTimers();
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  listening.mockClear();
  page.mockReset();
  content.mockReset();
  Reflect.deleteProperty(navigator, 'connection');
});

const over = (part: string, type = 'pointerover') =>
  document.querySelector(part)?.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['pointerover', 'focusin'])(
  'fetches the page of a link at %s, and what it asks first from who stays',
  (type) => {
    prefetchOnIntent({ page, content });
    over('b', type);
    over('i', type);
    expect(page.mock.calls).toEqual([['/challenge/1']]);
    expect(content).not.toHaveBeenCalled();
    vi.advanceTimersByTime(65);
    expect(content.mock.calls).toEqual([['/challenge/1']]);
  },
);

it('asks nothing for links that a pointer only comes past', () => {
  prefetchOnIntent({ page, content });
  over('b');
  vi.advanceTimersByTime(40);
  over('a[href="/challenge/2"]');
  vi.advanceTimersByTime(40);
  over('button');
  vi.advanceTimersByTime(1000);
  expect(page.mock.calls).toEqual([['/challenge/1'], ['/challenge/2']]);
  expect(content).not.toHaveBeenCalled();
});

it('fetches nothing for what leads to another site, and for what is no link', () => {
  prefetchOnIntent({ page, content });
  over('a[href^=https]');
  over('button');
  document.dispatchEvent(new Event('focusin'));
  vi.advanceTimersByTime(1000);
  expect(page).not.toHaveBeenCalled();
  expect(content).not.toHaveBeenCalled();
});

it('says nothing of what cannot be had, and fetches it again for who comes back', async () => {
  page.mockRejectedValue(new Error('offline'));
  content.mockRejectedValue(new Error('offline'));
  prefetchOnIntent({ page, content });
  over('b');
  vi.advanceTimersByTime(65);
  await expect(page.mock.results[0]?.value).rejects.toThrow('offline');
  await expect(content.mock.results[0]?.value).rejects.toThrow('offline');
  over('button');
  over('b');
  expect(page).toHaveBeenCalledTimes(2);
});

it('fetches nothing where data shall be saved', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchOnIntent({ page, content });
  expect(listening).not.toHaveBeenCalled();
});

it('fetches the page that is opened next when the browser has nothing else to do, or a second later where it does not say', () => {
  let idle: (() => void) | undefined;
  Object.assign(window, { requestIdleCallback: (call: () => void) => void (idle = call) });
  fetchNext(() => page('/challenge'));
  expect(page).not.toHaveBeenCalled();
  idle?.();
  expect(page).toHaveBeenCalledOnce();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  fetchNext(() => page('/challenge'));
  vi.advanceTimersByTime(999);
  expect(page).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(page).toHaveBeenCalledTimes(2);
});

it('fetches no next page where data shall be saved', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  fetchNext(() => page('/challenge'));
  vi.advanceTimersByTime(1000);
  expect(page).not.toHaveBeenCalled();
});

it('does what is no fetching as soon as the browser has nothing else to do, and soon where it does not say', () => {
  const work = vi.fn<() => void>();
  let idle: (() => void) | undefined;
  Object.assign(window, { requestIdleCallback: (call: () => void) => void (idle = call) });
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  idle?.();
  expect(work).toHaveBeenCalledOnce();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  whenIdle(work);
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledTimes(2);
});
