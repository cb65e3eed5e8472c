import type { LocaleSource } from './Texts.ts';

/** The languages of the site, each fetched when somebody reads it, the words of the first page before the rest. */
export const locales = {
  en: {
    first: async () => (await import('./en/firstTexts.ts')).firstTexts,
    whole: async () => (await import('./en/en.ts')).en,
  },
  es: {
    first: async () => (await import('./es/firstTexts.ts')).firstTexts,
    whole: async () => (await import('./es/es.ts')).es,
  },
} satisfies Record<string, LocaleSource>;
