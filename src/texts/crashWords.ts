import { crashTexts as en } from './en/crashTexts.ts';
import { crashTexts as es } from './es/crashTexts.ts';
import type { Texts } from './Texts.ts';
import type { locales } from './locales.ts';

const words: Record<keyof typeof locales, Texts['crashTexts']> = { en, es };

/** What the last screen says in a language. All of it is part of the page itself, for a visit that no other words have reached. */
export const crashWords = (locale: string): Texts['crashTexts'] => new Map(Object.entries(words)).get(locale) ?? en;
