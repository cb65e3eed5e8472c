// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { importFetched as ImportFetched } from '#src/importFetched.ts';

const SCRIPT = 'assets/Robot.js';
const SHARED = 'assets/shared.js';
const STYLES = 'assets/Robot.css';
const FILES = [SCRIPT, SHARED];

/** What the network is like. */
let answers: 'nothing' | 'half' | 'missing' | 'everything';
let asked: string[];
/** What could not be imported once, and never can be. */
let remembered: Set<string>;
let importFetched: typeof ImportFetched;

beforeEach(async () => {
  [answers, asked, remembered] = ['everything', [], new Set()];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (answers === 'nothing') throw new TypeError('Failed to fetch');
    const isCut = answers === 'half';
    return {
      ok: answers !== 'missing',
      status: answers === 'missing' ? 404 : 200,
      arrayBuffer: async () => (isCut ? Promise.reject(new TypeError('network error')) : new ArrayBuffer(0)),
    };
  });
  // What it knows of the page lasts as long as the page.
  vi.resetModules();
  ({ importFetched } = await import('#src/importFetched.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** Imports as Chromium until 150 and Firefox until 154 do: what has failed once fails for as long as the page is open, for every part that needs it. */
async function importPart(files: readonly string[] = FILES): Promise<string> {
  if (answers !== 'everything') files.forEach((file) => remembered.add(file));
  if (files.some((file) => remembered.has(file))) throw new Error('Failed to fetch dynamically imported module');
  return 'the robot';
}

it.each(['nothing', 'half', 'missing'] as const)(
  'gets a part when it can be had, in a browser that remembers failed imports, after %s was answered',
  async (before) => {
    answers = before;
    await expect(importFetched(importPart, FILES)).rejects.toThrow(/fetch|network|404/);
    answers = 'everything';
    await expect(importFetched(importPart, FILES)).resolves.toBe('the robot');
  },
);

it('gets a part of which only what it shares with another could not be had', async () => {
  await importFetched(async () => importPart([SCRIPT]), [SCRIPT]);
  answers = 'nothing';
  await expect(importFetched(importPart, FILES)).rejects.toThrow('Failed to fetch');
  answers = 'everything';
  await expect(importFetched(importPart, FILES)).resolves.toBe('the robot');
});

it('asks once for what several parts need, and not for what the page names', async () => {
  document.head.innerHTML =
    '<script src="/assets/site.js"></script><link rel="modulepreload" href="/assets/words.js" />';
  await Promise.all([
    importFetched(importPart, [...FILES, 'assets/site.js']),
    importFetched(importPart, [SHARED, 'assets/words.js']),
  ]);
  await importFetched(importPart, FILES);
  expect(asked).toEqual([`/${SCRIPT}`, `/${SHARED}`]);
});

it('imports what is drawn with a style sheet when that is there, and adds it once', async () => {
  const first = importFetched(importPart, [SCRIPT, STYLES]);
  const second = importFetched(importPart, [STYLES]);
  const isFirst = await Promise.race([first, sheetAdded()]);
  expect(isFirst).toBeInstanceOf(HTMLLinkElement);
  sheets()[0]?.dispatchEvent(new Event('load'));
  await expect(Promise.all([first, second])).resolves.toEqual(['the robot', 'the robot']);
  expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual([`/${STYLES}`]);
});

it('adds a style sheet anew that could not be read', async () => {
  const missed = importFetched(importPart, [STYLES]);
  (await sheetAdded()).dispatchEvent(new Event('error'));
  await expect(missed).rejects.toThrow(STYLES);
  const had = importFetched(importPart, [STYLES]);
  (await sheetAdded()).dispatchEvent(new Event('load'));
  await expect(had).resolves.toBe('the robot');
});

it('imports what is made of nothing else at once', async () => {
  await expect(importFetched(importPart)).resolves.toBe('the robot');
  expect(asked).toEqual([]);
});

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

const sheetAdded = () =>
  vi.waitFor(() => {
    const [sheet] = sheets();
    if (sheet === undefined) throw new Error('No style sheet is added.');
    return sheet;
  });
