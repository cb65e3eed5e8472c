import { initialTransition } from 'xstate';
import { countWays } from './changesOf.ts';
import { groupBy } from './groupBy.ts';
import { type Model, beginningsOf } from './Model.ts';
import { type Row, factsOf, rowsOf, stateOf } from './rowsOf.ts';
import { rulesOf } from './rulesOf.ts';
import { statesText } from './statesText.ts';
import { newWorld } from './World.ts';
import { withSilentChildren } from './withSilentChildren.ts';
import { withSpawned } from './withSpawned.ts';
import { deedsText } from './wording.ts';

/**
 * All that a machine does, to be read: for each event, in which states it leads where, and what is done on the way.
 * Events and states that do the same share their lines; what a line does not mention stays as it is.
 */
export function tableOf(model: Model): string {
  const rows = rowsOf(model);
  const states = [...new Set(rows.map(({ state }) => state))];
  const blocks = [...groupBy(rows, ({ event }) => event)].map(([event, those]) => ({
    event,
    text: linesOf(those, states).join('\n'),
  }));
  const merged = [...groupBy(blocks.toSorted(byEvent), ({ text }) => text)];
  const texts = merged.map(([text, those]) => `${those.map(({ event }) => event).join('\n')}\n${text}\n`);
  return `${beginningsText(model)}\n${texts.join('\n')}`;
}

const byEvent = (one: { event: string }, other: { event: string }): number => (one.event < other.event ? -1 : 1);

function beginningsText(model: Model): string {
  const machine = withSilentChildren(model.machine);
  return beginningsOf(model)
    .map((beginning) => {
      const world = newWorld();
      const [first, actions] = initialTransition(machine, beginning.input(world));
      const facts = Object.entries(factsOf(model, first)).map(([name, value]) => `${name}: ${value}`);
      return `begins ${[stateOf(machine, first), ...facts].filter(Boolean).join(', ')} | ${deedsText(withSpawned(actions, first), world.owner)}\n`;
    })
    .join('');
}

/** The lines of one event: states that do the same about it are told together. */
function linesOf(rows: readonly Row[], states: readonly string[]): string[] {
  const common = countWays(rows);
  const rules = [...groupBy(rows, ({ state }) => state)].map(([state, those]) => ({
    state,
    lines: rulesOf(those, common),
  }));
  return [...groupBy(rules, ({ lines }) => lines.join('\n')).values()]
    .map((same) => ({
      where: statesText(
        same.map(({ state }) => state),
        states,
      ),
      lines: same[0]!.lines,
    }))
    .toSorted((one, other) => (one.where < other.where ? -1 : 1))
    .flatMap(({ where, lines }) => blockOf(where, lines));
}

/** A state with one rule is one line; several rules stand under it. */
function blockOf(where: string, lines: readonly string[]): string[] {
  if (where === '') return lines.map((line) => `  ${line}`);
  if (lines.length === 1) return [`  ${where} ${lines[0]}`];
  return [`  ${where}`, ...lines.map((line) => `    ${line}`)];
}
