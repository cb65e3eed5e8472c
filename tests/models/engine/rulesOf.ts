import { changesOf, type countWays, valuesAfter } from './changesOf.ts';
import { conditionOf } from './conditionOf.ts';
import { groupBy } from './groupBy.ts';
import { deedsWithNames } from './namedValues.ts';
import type { Row } from './rowsOf.ts';

type Common = ReturnType<typeof countWays>;

/** What is done about one event in one state, a line for each way it may go; the one whose condition is longest comes last. */
export function rulesOf(rows: readonly Row[], common: Common): string[] {
  const parts = [...partsOf(rows, common)];
  const rules = parts.map(([outcome, part]) => Object.assign({ outcome }, conditionOf(part, rows)));
  const hasElse = rules.length > 1 && rules.every(({ isExact }) => isExact);
  if (!hasElse) return rules.map(({ when, outcome }) => `${when && `when ${when} `}→ ${outcome}`);
  const last = rules.reduce((one, other) => (other.when.length > one.when.length ? other : one));
  const first = rules.filter((rule) => rule !== last);
  return [...first.map(({ when, outcome }) => `when ${when} → ${outcome}`), `otherwise → ${last.outcome}`];
}

/** The rows by what comes of them: told by what changes or, where that takes fewer lines, by what holds afterwards. */
function partsOf(rows: readonly Row[], common: Common): Map<string, Row[]> {
  const same = [...groupBy(rows, (row) => `${row.to} | ${deedsWithNames(row)}`).values()];
  const tellings = [(part: readonly Row[]) => changesOf(part, common), valuesAfter].map((tell) => {
    const outcomes = new Map(same.flatMap((part) => Array.from(tell(part))));
    return groupBy(rows, (row) => outcomeText(row, outcomes.get(row)!));
  });
  return tellings.reduce((one, other) => (other.size < one.size ? other : one));
}

function outcomeText(row: Row, changes: string): string {
  const where = [row.to === row.state ? '' : row.to, changes].filter(Boolean).join(', ') || 'nothing changes';
  const deeds = deedsWithNames(row);
  return `${where}${deeds && ` | ${deeds}`}`;
}
