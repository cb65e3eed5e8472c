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
  expect(port.wishes()).toEqual({ available: ['en', 'xx', 'gone'], remembered: 'xx', asked: ['xx-YY', 'en'] });
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
  const words = (locale: string) => {
    const found = wordsOf(locale);
    if (found === undefined || !('whole' in found)) throw new Error(`${locale} was not fetched in two pieces`);
    return found;
  };
  return { fetched, port, words };
}

it('fetches the rest of a language when somebody asks for it, and once', async () => {
  const { fetched, port, words } = openInParts();
  await port.load('en');
  expect([words('en').name, ...fetched]).toEqual(['first of en', 'en first']);
  expect(await words('en').whole()).toEqual({ name: 'whole of en' });
  expect(words('en').whole()).toEqual({ name: 'whole of en' });
  expect(fetched).toEqual(['en first', 'en whole']);
});

it('has another language as a whole when it is told of, once the whole was asked for', async () => {
  const { port, words } = openInParts();
  await port.load('en');
  await words('en').whole();
  await port.load('xx');
  expect(words('xx').whole()).toEqual({ name: 'whole of xx' });
});

it('has a language as a whole that is chosen again after another one was read as a whole', async () => {
  const { port, words } = openInParts();
  await port.load('en');
  await port.load('xx');
  await words('xx').whole();
  await port.load('en');
  expect(words('en').whole()).toEqual({ name: 'whole of en' });
});

it('fetches both pieces at once where somebody begins on a page that needs all words', async () => {
  const { fetched, port, words } = openInParts(true);
  await port.load('en');
  expect(fetched).toEqual(['en first', 'en whole']);
  expect(words('en').whole()).toEqual({ name: 'whole of en' });
});
