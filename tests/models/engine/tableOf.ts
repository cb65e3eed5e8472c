import { initialTransition } from 'xstate';
import { groupBy } from './groupBy.ts';
import { type Model, beginningsOf } from './Model.ts';
import { type Facts, type Row, deedsText, factsOf, rowsOf, stateOf } from './rowsOf.ts';
import { newWorld } from './World.ts';
import { withSilentChildren } from './withSilentChildren.ts';

/**
 * All that a machine does, to be read: for each state and event, when it leads where, and what is done on the way.
 * `when` names what all cases of a line have in common; what a line does not mention stays as it is.
 */
export function tableOf(model: Model): string {
  const groups = groupBy(rowsOf(model), ({ state, event }) => `${state} · ${event}`);
  const rules = [...groups].map(([title, rows]) => `${title.replace(/^ · /, '')}\n${rulesOf(rows).join('\n')}\n`);
  return `${beginningsText(model)}\n${rules.toSorted().join('\n')}`;
}

function beginningsText(model: Model): string {
  const machine = withSilentChildren(model.machine);
  return beginningsOf(model)
    .map((beginning) => {
      const world = newWorld();
      const [first, actions] = initialTransition(machine, beginning.input(world));
      const facts = factsText(factsOf(model, first));
      return `begins ${[stateOf(machine, first), facts].filter(Boolean).join(', ')} | ${deedsText(actions, world.owner)}\n`;
    })
    .join('');
}

/** The lines of one event in one state: rows that do the same are one line. */
function rulesOf(rows: readonly Row[]): string[] {
  const same = [...groupBy(rows, ({ to, deeds }) => `${to} | ${deeds}`).values()];
  const parts = same.flatMap((part) => Array.from(groupBy(part, (row) => changesText(row, part))));
  return parts.map(([changes, part]) => {
    const [{ to, deeds, state }] = part as [Row];
    const where = [to === state ? '' : to, changes].filter(Boolean).join(', ') || 'nothing changes';
    return `  ${whenText(part, rows)}→ ${where}${deeds && ` | ${deeds}`}`;
  });
}

/** Which facts are others afterwards. A fact that becomes the same in all rows is told even where it was so before. */
function changesText(row: Row, part: readonly Row[]): string {
  const told = Object.entries(row.after).filter(([name, value]) => {
    const isConstant = part.every(({ after }) => after[name] === value);
    const isKept = part.every(({ before, after }) => before[name] === after[name]);
    return !isKept && (isConstant || row.before[name] !== value);
  });
  return factsText(Object.fromEntries(told));
}

/** What tells these rows from the others of the same event in the same state. */
function whenText(part: readonly Row[], rows: readonly Row[]): string {
  const names = Object.keys(rows[0]?.before ?? {});
  const conditions = names.flatMap((name) => {
    const here = valuesOf(part, name);
    return here.length < valuesOf(rows, name).length ? [`${name}: ${here.join(' or ')}`] : [];
  });
  return conditions.length > 0 ? `when ${conditions.join(', ')} ` : '';
}

const valuesOf = (rows: readonly Row[], name: string): string[] =>
  [...new Set(rows.map(({ before }) => before[name] ?? 'absent'))].toSorted();

const factsText = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
