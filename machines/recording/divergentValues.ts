/** Both values of a divergence, where the log itself has only a mark of one of them. */
import { createActor } from 'xstate';
import { appMachine } from '../app/appMachine.ts';
import { factParted } from './claim.ts';
import type { Divergence } from './divergence.ts';
import { type Log, startStateIn } from './logFormat.ts';
import { startedTree } from './replayEvents.ts';
import { stateWords } from './stateWords.ts';

/** A value as JSON, a state in words; empty for what is not there. `recorded` is null where what a mark stands for could not be found. */
export interface DivergentValues {
  recorded: string | null;
  found: string;
  before: string;
}

/** So many steps are told in one go. */
const STEPS_IN_A_GO = 400;

/**
 * What the log and today's machines make of the same thing; undefined where the divergence is not about a value or a state.
 * `breathe` is awaited now and then.
 */
export async function divergentValues(
  log: Log,
  divergence: Divergence,
  breathe: () => Promise<void>,
): Promise<DivergentValues | undefined> {
  const { step, kind, path, key } = divergence;
  const recorded = log.entries[step];
  if ((kind !== 'context' && kind !== 'state') || recorded === undefined || step === 0) return undefined;
  const tree = startedTree((options) => createActor(appMachine, options), startStateIn(log.entries));
  for (const [index, entry] of log.entries.slice(1, step).entries()) {
    if (index % STEPS_IN_A_GO === 0) await breathe();
    tree.tell(entry);
  }
  const known = Object.fromEntries(tree.paths().map((each) => [each, tree.knownTo(each) ?? {}]));
  const states = new Map(tree.paths().map((each) => [each, tree.stateOf(each) ?? null]));
  tree.tell(recorded);
  const before = { known, stateOf: (each: string) => states.get(each) ?? null };
  const search = factParted({ ...divergence, recorded }, before, tree);
  let turn = search.next();
  for (; turn.done !== true; turn = search.next()) await breathe();
  const fact = turn.value;
  if (fact?.about === 'state')
    return {
      recorded: stateWords(fact.state ?? ''),
      found: stateWords(tree.stateOf(path) ?? ''),
      before: stateWords(states.get(path) ?? ''),
    };
  if (key === null || fact === undefined) return undefined;
  return {
    recorded: fact.about === 'value' ? jsonOf(fact.value) : null,
    found: jsonOf(tree.knownTo(path)?.[key]),
    before: jsonOf(known[path]?.[key]),
  };
}

const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
