import { expect, it } from 'vitest';
import type { CourseTexts } from '#src/texts/CourseTexts.ts';
import { problemWords, tellerOf } from '#src/texts/courseWords.ts';
import { en } from '#src/texts/en/en.ts';

const es: CourseTexts = {
  language: 'es',
  said: { 'First Drive': 'Primer viaje' },
  written: { Querdenken: 'de', 'El laberinto': 'es' },
  problems: {
    './course/4.json': async () => ({ 'Drive.': 'Avanza.' }),
    './course/5.json': async () => Promise.reject(new Error('away')),
  },
};

it('tells in the language of the reader what the folders say in it', () => {
  expect(tellerOf(es)('First Drive')).toEqual({ text: 'Primer viaje', lang: undefined });
});

it('tells what an operator has written over it as they wrote it, and in which language that is taken to be', () => {
  expect(tellerOf(es)('First Drive, for class 9b')).toEqual({ text: 'First Drive, for class 9b', lang: 'en' });
});

it('names the language of a challenge that is not there in the reader’s', () => {
  expect(tellerOf(es)('Querdenken').lang).toBe('de');
});

it.each(['El laberinto', 'Primer viaje'])('names no language where it is the reader’s: %s', (text) => {
  expect(tellerOf(es)(text)).toEqual({ text, lang: undefined });
});

it('tells everything as it is in the language it is written in', () => {
  expect(tellerOf(en.courseTexts)('First Drive')).toEqual({ text: 'First Drive', lang: undefined });
  expect(tellerOf(undefined)('First Drive')).toEqual({ text: 'First Drive', lang: undefined });
});

it('takes no name for a word that every object has', () => {
  expect(tellerOf(es)('constructor').text).toBe('constructor');
});

it('fetches what is written at length once, and only where there is something', async () => {
  expect(problemWords(es, 4)).toBe(problemWords(es, 4));
  expect(tellerOf(es, (await problemWords(es, 4)) ?? undefined)('Drive.').text).toBe('Avanza.');
  expect([problemWords(es, 6), problemWords(undefined, 4)]).toEqual([null, null]);
});

it('tells the original where the words at length do not come', async () => {
  const words = await problemWords(es, 5);
  expect(tellerOf(es, words ?? undefined)('Drive.')).toEqual({ text: 'Drive.', lang: 'en' });
});
