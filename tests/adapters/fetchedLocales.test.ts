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
