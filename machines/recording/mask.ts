/** What keeps its place in a mask, so that what was an address or had two words still has: its shape is what guards ask for. */
const shape = /%(?:25){0,3}[0-9a-f]{2}|[\s@.:/]/gi;

/** What covers the rest. Nobody types it by chance, so that a piece of a mask is known for one. */
const COVER = '•';
const digits = '₀₁₂₃₄₅₆₇₈₉';
/** The same as a part of an address, too. */
const covered = /[•₀-₉]|%E2%80%A2|%E2%82%8\d/i;

/** Whether a text has a mask in it, or a piece of one. */
export const holdsMask = (text: string): boolean => covered.test(text);

/**
 * A stand-in of the same length and shape for the `number`th secret: `ada@example.com` becomes `₁••@•••••••.•••`.
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
