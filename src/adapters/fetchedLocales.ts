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
 * `whole` asks for it; once it was asked for, another language is there as a whole when it is told of.
 */
export function fetchedLocales<Whole, First extends object = never>({
  sources,
  preferences,
  browser = window.navigator,
  isWholeWanted = false,
}: FetchedLocalesParts<Whole, First>) {
  const fetched = new Map<string, Whole | (First & { whole: () => Whole | Promise<Whole> })>();
  const wholes = new Map<string, () => Whole | Promise<Whole>>();
  let isAsked = isWholeWanted;
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
      if (typeof source === 'function') {
        fetched.set(locale, await source());
        return;
      }
      const rest = wholes.get(locale) ?? once(source.whole);
      wholes.set(locale, rest);
      const [first] = await Promise.all([source.first(), isAsked ? rest() : undefined]);
      const whole = () => {
        isAsked = true;
        return rest();
      };
      if (!fetched.has(locale)) fetched.set(locale, { ...first, whole });
    },
  };
  return {
    port,
    wordsOf: (locale: string) => fetched.get(locale),
    /** Tells that a choice was remembered, until it is told to stop. */
    whenChosen: (tell: () => void): (() => void) => {
      told.add(tell);
      return () => void told.delete(tell);
    },
  };
}

/** Fetches at the first call; what it has answers at once from then on. */
function once<Value>(fetch: () => Promise<Value>): () => Value | Promise<Value> {
  let fetching: Promise<Value> | undefined;
  let answer: { value: Value } | undefined;
  return () => {
    if (answer !== undefined) return answer.value;
    fetching ??= fetch().then((value) => {
      answer = { value };
      return value;
    });
    return fetching;
  };
}
