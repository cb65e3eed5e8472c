import { textsOf } from './namedValues.ts';
import type { Facts, Row } from './rowsOf.ts';

/** How often a way of change is found among all rows of an event. */
type Counts = ReadonlyMap<string, number>;

/** In how many of these rows each fact may have changed in which way. */
export const countWays = (rows: readonly Row[]): Counts =>
  countOf(rows.flatMap((row) => Object.keys(row.after).flatMap((name) => waysOf(row, name))));

/** How the facts change in each of these rows, in as few ways as can be; of two ways the one that is more common. */
export function changesOf(rows: readonly Row[], common: Counts): Map<Row, string> {
  const changes = new Map(rows.map((row) => [row, [] as string[]]));
  const names = new Set(rows.flatMap(({ after }) => Object.keys(after)));
  for (const name of names) {
    for (const [row, way] of fewestWays(rows, name, common)) if (!way.endsWith(isKept)) changes.get(row)!.push(way);
  }
  return new Map([...changes].map(([row, texts]) => [row, texts.join(', ')]));
}

/** How the facts that may change at all are in each of these rows afterwards. */
export function valuesAfter(rows: readonly Row[]): Map<Row, string> {
  const names = new Set(rows.flatMap(({ after }) => Object.keys(after)));
  const changing = [...names].filter((name) => rows.some(({ before, after }) => after[name] !== before[name]));
  const valuesIn = ({ after }: Row) =>
    changing.flatMap((name) => (after[name] === undefined ? [] : [`${name}: ${after[name]}`]));
  return new Map(rows.map((row) => [row, valuesIn(row).join(', ')]));
}

function fewestWays(rows: readonly Row[], name: string, common: Counts): Map<Row, string> {
  const chosen = new Map<Row, string>();
  let rest = rows.filter(({ after }) => name in after);
  while (rest.length > 0) {
    const counts = countOf(rest.flatMap((row) => waysOf(row, name)));
    const best = [...counts.keys()].reduce((one, other) => (isBetter(other, one, counts, common) ? other : one));
    for (const row of rest) if (waysOf(row, name).includes(best)) chosen.set(row, best);
    rest = rest.filter((row) => !chosen.has(row));
  }
  return chosen;
}

function isBetter(way: string, than: string, here: Counts, everywhere: Counts): boolean {
  const more = here.get(way)! - here.get(than)!;
  return more > 0 || (more === 0 && !than.endsWith(isKept) && everywhere.get(way)! > everywhere.get(than)!);
}

const isKept = ' is kept';

/** The ways in which a fact may have got its value: kept, from the event, always the same, from another fact. */
function waysOf({ before, after, cause }: Row, name: string): string[] {
  const value = after[name];
  return [
    ...(value === before[name] ? [`${name}${isKept}`] : []),
    ...sourcesOf(value, textsOf(cause)).map((source) => `${name} = ${source}`),
    `${name}: ${value}`,
    ...sourcesOf(value, before).flatMap((source) => (source === name ? [] : [`${name} = ${source}`])),
  ];
}

const sourcesOf = (value: string | undefined, facts: Facts): string[] =>
  Object.keys(facts).filter((name) => facts[name] === value);

function countOf(ways: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const way of ways) counts.set(way, (counts.get(way) ?? 0) + 1);
  return counts;
}
