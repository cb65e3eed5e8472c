// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead } from '#src/adapters/fetchAhead.ts';

const fetchPage = vi.fn<(path: string) => Promise<void> | undefined>();

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/challenge/1?from=cards#goal"><b>Obstacle Course</b></a>
    <a href="https://elsewhere.example/docs">Elsewhere</a>
    <button>Sort</button>`;
});

afterEach(() => {
  fetchPage.mockReset();
  Reflect.deleteProperty(navigator, 'connection');
});

const over = (part: string, type: string) =>
  document.querySelector(part)?.dispatchEvent(new Event(type, { bubbles: true }));

it('fetches the page of a link that is pointed at, or come to by keyboard', () => {
  fetchAhead(fetchPage);
  over('b', 'pointerover');
  over('a', 'focusin');
  expect(fetchPage.mock.calls).toEqual([['/challenge/1'], ['/challenge/1']]);
});

it('fetches nothing for what leads to another site, and for what is no link', () => {
  fetchAhead(fetchPage);
  over('a[href^=https]', 'pointerover');
  over('button', 'pointerover');
  document.dispatchEvent(new Event('focusin'));
  expect(fetchPage).not.toHaveBeenCalled();
});

it('says nothing of a page that cannot be had', async () => {
  fetchPage.mockRejectedValue(new Error('offline'));
  fetchAhead(fetchPage);
  over('b', 'pointerover');
  await expect(fetchPage.mock.results[0]?.value).rejects.toThrow('offline');
});

it('fetches nothing where data shall be saved', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const listening = vi.spyOn(document, 'addEventListener');
  fetchAhead(fetchPage);
  expect(listening).not.toHaveBeenCalled();
});
