import type { LocalePort } from '#machines/ports/localePort.ts';
import type { PreferencePort } from '#machines/ports/preferencePort.ts';

interface FetchedLocalesParts<Words> {
  /** Each language by its name, the one for everybody first. */
  sources: Readonly<Record<string, () => Promise<Words>>>;
  preferences: PreferencePort;
  browser?: Pick<Navigator, 'languages'>;
}

/** Under which name the choice is remembered. */
const PREFERENCE = 'locale';

/** Languages whose words are fetched when somebody reads them; `wordsOf` has those that were. */
export function fetchedLocales<Words>({
  sources,
  preferences,
  browser = window.navigator,
}: FetchedLocalesParts<Words>) {
  const fetched = new Map<string, Words>();
  const told = new Set<() => void>();
  const port: LocalePort = {
    wishes: () => ({
      available: Object.keys(sources),
      remembered: preferences.read(PREFERENCE),
      asked: [...browser.languages],
    }),
    remember(locale) {
      preferences.write(PREFERENCE, locale);
      for (const tell of told) tell();
    },
    watch: (chosen) => preferences.watch(PREFERENCE, chosen),
    async load(locale) {
      const source = sources[locale];
      if (source === undefined)
        throw new Error(`There is no language called ${locale}, only ${Object.keys(sources).join(', ')}.`);
      fetched.set(locale, await source());
    },
  };
  return {
    port,
    wordsOf: (locale: string): Words | undefined => fetched.get(locale),
    /** Tells that a choice was remembered, until it is told to stop. */
    whenChosen: (tell: () => void): (() => void) => {
      told.add(tell);
      return () => void told.delete(tell);
    },
  };
}
