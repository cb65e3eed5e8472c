import type { Row } from './rowsOf.ts';

/** What tells some rows from the others of the same event in the same state. */
export interface Condition {
  when: string;
  /** Whether it holds for these rows and for no other. */
  isExact: boolean;
}

/** The values that each named fact may have. */
type Ranges = Readonly<Record<string, ReadonlySet<string>>>;

/** The condition in as few facts as tell these rows from the others. */
export function conditionOf(part: readonly Row[], rows: readonly Row[]): Condition {
  const names = [...new Set(rows.flatMap(({ before }) => Object.keys(before)))];
  const all = rangesOf(rows, names);
  const others = rows.filter((row) => !part.includes(row));
  const isExact = (ranges: Ranges) => !others.some((row) => isWithin(row, ranges));
  const narrowed = names.filter((name) => rangesOf(part, [name])[name]!.size < all[name]!.size);
  const whole = rangesOf(part, narrowed);
  const needed = isExact(whole) ? withoutNeedless(whole, isExact) : whole;
  const texts = names
    .filter((name) => name in needed)
    .map((name) => `${name}: ${rangeText(needed[name]!, all[name]!)}`);
  return { when: texts.join(', '), isExact: isExact(whole) };
}

/** Those of the longest enumerations go first. */
function withoutNeedless(ranges: Ranges, isEnough: (ranges: Ranges) => boolean): Ranges {
  const longestFirst = Object.keys(ranges).toSorted((one, other) => ranges[other]!.size - ranges[one]!.size);
  return longestFirst.reduce((kept, name) => {
    const { [name]: _, ...fewer } = kept;
    return isEnough(fewer) ? fewer : kept;
  }, ranges);
}

function rangeText(range: ReadonlySet<string>, all: ReadonlySet<string>): string {
  const others = [...all].filter((value) => !range.has(value));
  return others.length < range.size ? `not ${listOf(others)}` : listOf([...range]);
}

const listOf = (values: readonly string[]): string => values.toSorted().join(' or ');

const rangesOf = (rows: readonly Row[], names: readonly string[]): Ranges =>
  Object.fromEntries(names.map((name) => [name, new Set(rows.map((row) => valueOf(row, name)))]));

const isWithin = (row: Row, ranges: Ranges): boolean =>
  Object.entries(ranges).every(([name, range]) => range.has(valueOf(row, name)));

const valueOf = ({ before }: Row, name: string): string => before[name] ?? 'absent';
