import type { LocaleWishes } from '../ports/localePort.ts';

/** The language that the first wish gets which can be met, by its whole name or by that of its language; else the first there is. */
export function localeFor({ available, remembered, asked }: LocaleWishes): string {
  const wishes = remembered === null ? asked : [remembered, ...asked];
  const met = wishes.map((wish) => named(available, wish) ?? named(available, languageOf(wish)));
  return met.find((locale) => locale !== undefined) ?? available[0] ?? '';
}

const named = (available: readonly string[], wish: string) =>
  available.find((locale) => locale.toLowerCase() === wish.toLowerCase());

const languageOf = (wish: string) => wish.split('-')[0] ?? wish;
