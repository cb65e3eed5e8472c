import type { Texts } from '#src/texts/Texts.ts';

/**
 * A language that nobody speaks: every letter has an accent, so that a plain one on the screen comes from no table,
 * and every text is 140 % as long, as a translation may be. It needs nothing but itself, because a page is given its source.
 */
export function pseudoLocale(texts: Texts): Texts {
  const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const accented = 'áƀçđéƒğĥíĵķłḿñóþǫŕšţúṽŵẋýžÁßÇĐÉƑĞĤÍĴĶŁḾÑÓÞǪŔŠŢÚṼŴẊÝŽ';

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- its source is given to a page whole
  function lengthened(text: string): string {
    let owed = 0;
    const words = text.split(/(\s+)/).map((word) => {
      owed += word.length * 0.4;
      const more = /\p{L}/u.test(word) ? Math.round(owed) : 0;
      owed -= more;
      return word + 'ö'.repeat(more);
    });
    return words.join('') + 'ö'.repeat(Math.max(0, Math.ceil(owed)));
  }

  function translated(table: unknown): unknown {
    if (typeof table === 'string') {
      return lengthened(table.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter));
    }
    if (typeof table === 'function') return (...facts: unknown[]) => translated(table(...facts));
    if (Array.isArray(table)) return table.map(translated);
    if (typeof table !== 'object' || table === null) return table;
    // The tag of a language is no text: alphabets are chosen by it.
    return Object.fromEntries(
      Object.entries(table).map(([key, value]) => [
        key,
        key === 'language' && value === 'en' ? value : translated(value),
      ]),
    );
  }

  return translated(texts) as Texts;
}
