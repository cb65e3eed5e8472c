import { inspectionRefusalTexts as en } from './en/inspectionRefusalTexts.ts';
import { inspectionRefusalTexts as es } from './es/inspectionRefusalTexts.ts';
import type { locales } from './locales.ts';

const words: Record<keyof typeof locales, { refused: string }> = { en, es };

/** The sentence in a language. It comes with the page that says it, which needs no other words. */
export const inspectionRefusal = (locale: string): string => (new Map(Object.entries(words)).get(locale) ?? en).refused;
