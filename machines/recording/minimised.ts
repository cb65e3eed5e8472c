/** Delta debugging: what of a list can be left out while something still holds. The order is always kept. */

/** Whether what is looked for still holds with a shorter list. */
export type Holds<Item> = (items: readonly Item[]) => boolean;

/** Leaves out all that is alike, or all but the last of it; the most frequent first, as what is typed and printed is most of a log. */
export function withoutKinds<Item>(
  items: readonly Item[],
  holds: Holds<Item>,
  kindOf: (item: Item) => string,
  isOver: () => boolean,
): readonly Item[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1);
  let left = items;
  for (const [kind, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    if (isOver()) break;
    const none = left.filter((item) => kindOf(item) !== kind);
    const last = left.findLastIndex((item) => kindOf(item) === kind);
    const one = left.filter((item, index) => index === last || kindOf(item) !== kind);
    if (holds(none)) left = none;
    else if (count > 1 && holds(one)) left = one;
  }
  return left;
}

/** Leaves out ever smaller pieces, from behind, until no single item can go. */
export function withoutPieces<Item>(
  items: readonly Item[],
  holds: Holds<Item>,
  isOver: () => boolean,
): readonly Item[] {
  let left = items;
  let size = Math.ceil(left.length / 2);
  while (size > 0 && !isOver()) {
    const before = left.length;
    for (let end = left.length; end > 0 && !isOver(); end -= size) {
      const fewer = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)];
      if (holds(fewer)) left = fewer;
    }
    // What was needed only by something that has gone may go now.
    if (size > 1) size = Math.ceil(size / 2);
    else if (left.length === before) size = 0;
  }
  return left;
}
