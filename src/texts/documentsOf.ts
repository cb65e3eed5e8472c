import type { Documents } from './Documents.ts';
import type { locales } from './locales.ts';

/** The documents of each language, fetched when somebody reads one. */
const sources = {
  en: async () => (await import('./en/documents.ts')).documents,
} satisfies Record<keyof typeof locales, () => Promise<Documents>>;

const fetched = new Map<string, Promise<Documents>>();

/** The documents of a language, or those of the first where it has none; asked for once, and again after they did not come. */
export function documentsOf(locale: string | null): Promise<Documents> {
  const [name, source] = Object.entries(sources).find(([one]) => one === locale) ?? ['en', sources.en];
  const known = fetched.get(name);
  if (known !== undefined) return known;
  const asked = source();
  fetched.set(name, asked);
  asked.catch(() => fetched.delete(name));
  return asked;
}
