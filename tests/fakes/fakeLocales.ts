import type { LocalePort } from '#machines/ports/localePort.ts';

interface Reader {
  available?: readonly string[];
  remembered?: string | null;
  asked?: readonly string[];
}

/** Languages in memory. What is fetched is written down; one that is missing is not there to be fetched. */
export function fakeLocales({ available = ['en'], remembered = null, asked = [] }: Reader = {}) {
  const kept = { remembered, loaded: [] as string[], missing: new Set<string>() };
  const watchers = new Set<(locale: string) => void>();
  const port: LocalePort = {
    preferences: () => ({ available, remembered: kept.remembered, asked }),
    remember: (locale) => void (kept.remembered = locale),
    watch(chosen) {
      watchers.add(chosen);
      return () => void watchers.delete(chosen);
    },
    async load(locale) {
      if (kept.missing.has(locale)) throw new Error(`The words of ${locale} are not there.`);
      kept.loaded.push(locale);
    },
  };
  /** It is chosen in another tab. */
  const chooseElsewhere = (locale: string) => watchers.forEach((tell) => tell(locale));
  return { ...port, kept, watchers, chooseElsewhere };
}
