import type { Documents } from './Documents.ts';
import type { locales } from './locales.ts';

/** The language whose documents are read where there are none of another. */
const FIRST = 'en';

/** The documents of each language that has some, fetched when somebody reads one. */
const sources: Partial<Record<keyof typeof locales, () => Promise<Documents>>> &
  Record<typeof FIRST, () => Promise<Documents>> = {
  en: async () => (await import('./en/documents.ts')).documents,
  es: async () => (await import('./es/documents.ts')).documents,
};

const fetched = new Map<string, Promise<Documents>>();

/** In which language somebody reads documents who speaks this one. */
export const languageOfDocuments = (locale: string | null): string =>
  locale !== null && Object.hasOwn(sources, locale) ? locale : FIRST;

/** The documents of a language, or those of the first where it has none; asked for once, and again after they did not come. */
export function documentsOf(locale: string | null): Promise<Documents> {
  const [name, source] = Object.entries(sources).find(([one]) => one === locale) ?? [FIRST, sources[FIRST]];
  const known = fetched.get(name);
  if (known !== undefined) return known;
  const asked = source();
  fetched.set(name, asked);
  asked.catch(() => fetched.delete(name));
  return asked;
}
