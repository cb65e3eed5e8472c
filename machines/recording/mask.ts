/** What keeps its place in a mask, so that what was an address or had two words still has: its shape is what guards ask for. */
const shape = /%(?:25){0,3}[0-9a-f]{2}|[\s@.:/]/gi;

/** What covers the rest, of letters that stand in no program: a piece of a mask is known for one. Behind it: the digits of its number. */
const COVER = '\u{4DFF}';
const digits = Array.from({ length: 10 }, (_, digit) => String.fromCharCode(0x4d_c0 + digit));
/** The same as a part of an address, too. */
const covered = /[\u4DC0-\u4DFF]|%E4%B7%[89AB][0-9A-F]/i;

/** Builds before this one made masks of bullets and subscripts, which may stand in a program. */
const coveredBefore = /[•₀-₉]|%E2%80%A2|%E2%82%8\d/i;
/** Looked for from its last sign back: from each digit on it would be searched once for every digit. */
const wholeBefore = /"[₁-₉][₀-₉]*"|•(?<=[₁-₉][₀-₉]*•)/;

/** Whether a text has a mask in it, or a piece of one. */
export const holdsMask = (text: string): boolean => covered.test(text);

/** The same for a log that may be of a build before; `log` is what was said in it, as JSON, and asked for when it is needed. */
export function maskTestFor(log: () => string): typeof holdsMask {
  let isBefore: boolean | undefined;
  const judge = (said: string) => !holdsMask(said) && wholeBefore.test(said);
  return (text) => holdsMask(text) || (coveredBefore.test(text) && (isBefore ??= judge(log())));
}

/**
 * A stand-in of the same length and shape for the `number`th secret: `ada@example.com` becomes `䷁䷿䷿@䷿䷿䷿䷿䷿䷿䷿.䷿䷿䷿`.
 * Positions in a text stay right, and two secrets of some length have two masks.
 */
export function mask(secret: string, number: number): string {
  const name = Array.from(String(number), (digit) => digits[Number(digit)] ?? COVER);
  let used = 0;
  const cover = (part: string): string => {
    let letters = '';
    for (let index = 0; index < part.length; index++) letters += name[used++] ?? COVER;
    return letters;
  };
  let masked = '';
  let at = 0;
  for (const { 0: kept, index } of secret.matchAll(shape)) {
    masked += cover(secret.slice(at, index)) + kept;
    at = index + kept.length;
  }
  return masked + cover(secret.slice(at));
}
