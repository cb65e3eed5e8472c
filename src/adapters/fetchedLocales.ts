import type { LocalePort } from '#machines/ports/localePort.ts';
import type { PreferencePort } from '#machines/ports/preferencePort.ts';

/** A language in one piece, or some of its words before the whole. */
type Source<Whole, First> = (() => Promise<Whole>) | { first: () => Promise<First>; whole: () => Promise<Whole> };

interface FetchedLocalesParts<Whole, First> {
  /** Each language by its name, the one for everybody first. */
  sources: Readonly<Record<string, Source<Whole, First>>>;
  preferences: PreferencePort;
  browser?: Pick<Navigator, 'languages'>;
  /** Whether somebody begins on a page that the first words are not enough for. */
  isWholeWanted?: boolean;
}

/** Under which name the choice is remembered. */
const PREFERENCE = 'locale';

/**
 * Languages whose words are fetched when somebody reads them; `wordsOf` has those that were. The rest of a language comes when
 * `whole` asks for it; once it was asked for, another language is there as a whole when it is told of. `whole` is one and the
 * same promise each time: a view that has waited for it once has to ask for it again when it goes on, or React loses count of
 * its hooks (https://react.dev/warnings/conditional-use-of-use).
 */
export function fetchedLocales<Whole, First extends object = never>({
  sources,
  preferences,
  browser = window.navigator,
  isWholeWanted = false,
}: FetchedLocalesParts<Whole, First>) {
  const fetched = new Map<string, Whole | (First & { whole: () => Promise<Whole> })>();
  const wholes = new Map<string, () => Promise<Whole>>();
  let isAsked = isWholeWanted;
  const listeners = new Set<() => void>();

  const port: LocalePort = {
    preferences: () => ({
      available: Object.keys(sources),
      remembered: preferences.read(PREFERENCE),
      asked: [...browser.languages],
    }),
    remember(locale) {
      preferences.write(PREFERENCE, locale);
      for (const tell of listeners) tell();
    },
    watch: (chosen) => preferences.watch(PREFERENCE, chosen),
    async load(locale) {
      const source = sources[locale];
      if (source === undefined)
        throw new Error(`There is no language called ${locale}, only ${Object.keys(sources).join(', ')}.`);
      if (typeof source === 'function') {
        fetched.set(locale, await source());
        return;
      }
      const rest = wholes.get(locale) ?? once(source.whole);
      wholes.set(locale, rest);
      if (isAsked) {
        fetched.set(locale, await rest());
        return;
      }
      const first = await source.first();
      const whole = () => {
        isAsked = true;
        return rest();
      };
      fetched.set(locale, { ...first, whole });
    },
  };
  return {
    port,
    wordsOf: (locale: string) => fetched.get(locale),
    /** Tells that a choice was remembered, until it is told to stop. */
    whenChosen: (tell: () => void): (() => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** Fetches at the first call, and answers with that promise from then on. */
function once<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let fetching: Promise<Value> | undefined;
  return () => (fetching ??= fetch());
}
