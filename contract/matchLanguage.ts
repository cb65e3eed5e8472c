/** The first of the wishes that can be met, by the whole name of a language or by the language alone; undefined where none can. */
export function matchLanguage<Language extends string>(
  available: readonly Language[],
  wishes: readonly string[],
): Language | undefined {
  const named = (wish: string) => available.find((language) => language.toLowerCase() === wish.toLowerCase());
  const met = wishes.map((wish) => named(wish) ?? named(languageOf(wish)));
  return met.find((language) => language !== undefined);
}

const languageOf = (wish: string): string => wish.split('-')[0] ?? wish;
