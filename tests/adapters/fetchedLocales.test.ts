import { expect, it } from 'vitest';
import { fetchedLocales } from '#src/adapters/fetchedLocales.ts';
import { fakePreferences } from '../fakes/fakePreferences.ts';

function open(kept: Record<string, string> = {}) {
  const preferences = fakePreferences(kept);
  const sources = {
    en: async () => 'Save',
    xx: async () => 'Guardar',
    gone: async () => Promise.reject(new Error('away')),
  };
  return { preferences, ...fetchedLocales({ sources, preferences, browser: { languages: ['xx-YY', 'en'] } }) };
}

it('tells what there is, what the browser remembers and what it asks for', () => {
  const { port, preferences } = open({ locale: 'xx' });
  expect(port.preferences()).toEqual({ available: ['en', 'xx', 'gone'], remembered: 'xx', asked: ['xx-YY', 'en'] });
  port.remember('en');
  expect(preferences.kept['locale']).toBe('en');
});

it('has the words that were fetched, and no others', async () => {
  const { port, wordsOf } = open();
  expect(wordsOf('xx')).toBeUndefined();
  await port.load('xx');
  expect([wordsOf('xx'), wordsOf('en')]).toEqual(['Guardar', undefined]);
});

it('says why words did not come', async () => {
  const { port } = open();
  await expect(port.load('gone')).rejects.toThrow('away');
  await expect(port.load('fr')).rejects.toThrow('There is no language called fr, only en, xx, gone.');
});

/** Two languages that come in two pieces, and what was fetched of them so far. */
function openInParts(isWholeWanted = false) {
  const fetched: string[] = [];
  const part = (locale: string, name: string) => async () => {
    fetched.push(`${locale} ${name}`);
    return { name: `${name} of ${locale}` };
  };
  const source = (locale: string) => ({ first: part(locale, 'first'), whole: part(locale, 'whole') });
  const { port, wordsOf } = fetchedLocales({
    sources: { en: source('en'), xx: source('xx') },
    preferences: fakePreferences(),
    browser: { languages: [] },
    isWholeWanted,
  });
  const inParts = (locale: string) => {
    const found = wordsOf(locale);
    if (found === undefined || !('whole' in found)) throw new Error(`${locale} was not fetched in two pieces`);
    return found;
  };
  return { fetched, port, wordsOf, inParts };
}

it('fetches the rest of a language when somebody asks for it, and once', async () => {
  const { fetched, port, inParts } = openInParts();
  await port.load('en');
  expect([inParts('en').name, ...fetched]).toEqual(['first of en', 'en first']);
  expect(await inParts('en').whole()).toEqual({ name: 'whole of en' });
  expect(await inParts('en').whole()).toEqual({ name: 'whole of en' });
  expect(fetched).toEqual(['en first', 'en whole']);
});

it('answers who asks for the rest with one and the same promise, also when it is here', async () => {
  const { port, inParts } = openInParts();
  await port.load('en');
  const asked = inParts('en').whole();
  await asked;
  expect(inParts('en').whole()).toBe(asked);
});

it('has another language as a whole when it is told of, once the whole was asked for', async () => {
  const { port, wordsOf, inParts } = openInParts();
  await port.load('en');
  await inParts('en').whole();
  await port.load('xx');
  expect(wordsOf('xx')).toEqual({ name: 'whole of xx' });
});

it('has a language as a whole that is chosen again after another one was read as a whole', async () => {
  const { port, wordsOf, inParts } = openInParts();
  await port.load('en');
  await port.load('xx');
  await inParts('xx').whole();
  await port.load('en');
  expect(wordsOf('en')).toEqual({ name: 'whole of en' });
});

it('fetches all words at once where somebody begins on a page that needs them', async () => {
  const { fetched, port, wordsOf } = openInParts(true);
  await port.load('en');
  expect(fetched).toEqual(['en whole']);
  expect(wordsOf('en')).toEqual({ name: 'whole of en' });
});
