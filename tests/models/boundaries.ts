/** Payloads for the places where a machine begins to decide otherwise. */

/** The last length before a limit, the limit itself, and the first length beyond it. */
export const around = (limit: number) => ({ under: limit - 1, at: limit, over: limit + 1 });

/** A text of so many letters. */
export const ofLength = (length: number): string => 'x'.repeat(length);

/** The same text as somebody types or pastes it who does not see what is blank. */
export const withBlanks = (text: string): string => ` ${text} `;

/** The first of a list, the one in its middle, and the last. */
export const placesOf = <Item>(list: readonly Item[]): Item[] =>
  [...new Set([0, Math.floor(list.length / 2), list.length - 1])].flatMap((index) => list[index] ?? []);
