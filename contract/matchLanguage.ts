/** The first of the preferences that can be met, by the whole name of a language or by the language alone; undefined where none can. */
export function matchLanguage<Language extends string>(
  available: readonly Language[],
  preferences: readonly string[],
): Language | undefined {
  const named = (tag: string) => available.find((language) => language.toLowerCase() === tag.toLowerCase());
  const met = preferences.map((tag) => named(tag) ?? named(languageOf(tag)));
  return met.find((language) => language !== undefined);
}

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;
