/** What keeps its place in a mask, so that what was an address or had two words still has: its shape is what guards ask for. */
const shape = /%[0-9a-f]{2}|[\s@.:/]/gi;

/**
 * A stand-in of the same length and shape for the `number`th secret: `ada@example.com` becomes `1••@•••••••.•••`.
 * Positions in a text stay right, and two secrets of some length have two masks.
 */
export function mask(secret: string, number: number): string {
  const digits = String(number);
  let used = 0;
  const cover = (part: string): string => {
    let covered = '';
    for (let index = 0; index < part.length; index++) covered += digits[used++] ?? '•';
    return covered;
  };
  let masked = '';
  let at = 0;
  for (const { 0: kept, index } of secret.matchAll(shape)) {
    masked += cover(secret.slice(at, index)) + kept;
    at = index + kept.length;
  }
  return masked + cover(secret.slice(at));
}
