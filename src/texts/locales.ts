import type { Texts } from './Texts.ts';

/** The languages of the site, each in a file of its own that is fetched when somebody reads it. */
export const locales = {
  en: async () => (await import('./en/en.ts')).en,
  es: async () => (await import('./es/es.ts')).es,
} satisfies Record<string, () => Promise<Texts>>;
