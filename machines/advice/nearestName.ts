/** So much of a name may be wrong, at most: one letter in three. */
const LETTERS_PER_SLIP = 3;

/** The name that somebody may have meant who wrote another; undefined where none is near. Letters count the same in either case. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(written.length / LETTERS_PER_SLIP));
  const [nearest] = names
    .map((name) => ({ name, slips: slipsBetween(written.toLowerCase(), name.toLowerCase(), most) }))
    .filter(({ name, slips }) => slips <= most && name !== written)
    .toSorted((one, other) => one.slips - other.slips);
  return nearest?.name;
}

/** How many letters have to be put in, left out, exchanged or swapped with their neighbours; more than `most` where it is more. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
