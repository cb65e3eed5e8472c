/** Things of a world by their names, those that are told of anew in place of the ones of the same name. */
export function replaceNamed<Named extends { name: string }>(
  things: readonly Named[],
  others: readonly Named[],
): Named[] {
  const named = new Map(others.map((other) => [other.name, other]));
  return things.map((thing) => named.get(thing.name) ?? thing);
}
