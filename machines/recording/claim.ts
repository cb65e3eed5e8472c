/** What a log says was seen after one of its steps: what a test made of it demands. */
import type { Divergence } from './divergence.ts';
import { CALLS, type Change, type Entry } from './logFormat.ts';
import { type StartedTree, markedAs } from './replayEvents.ts';
import { valueOfMark } from './valueOfMark.ts';

/** One thing that was seen. */
export type Fact =
  /** Null: there is no such actor. */
  | { about: 'state'; path: string; state: string | null }
  /** `found` is what is there now, if it is something else; undefined as a value: there is no such thing. */
  | { about: 'value'; path: string; key: string; value: unknown; found: unknown }
  /** All that is known of it is a mark. */
  | { about: 'mark'; path: string; key: string; mark: string }
  /** A timer was running, for so many milliseconds where the log says so. */
  | { about: 'timer'; path: string; type: string; delay: number | null };

/** What stands in a tree for a fact. */
export function foundOf(fact: Fact, tree: StartedTree): unknown {
  if (fact.about === 'state') return tree.stateOf(fact.path) ?? null;
  if (fact.about === 'value') return tree.knownTo(fact.path)?.[fact.key];
  if (fact.about === 'mark') return tree.agrees(fact.path, fact.key, fact.mark);
  return tree.timersOf(fact.path)[fact.type];
}

/** What was seen in a step where today's machines become what the log says; states before contexts, the one that was told first. */
export function factsOf({ to, changes }: Entry, tree: StartedTree): readonly Fact[] {
  const paths = Object.keys(changes).toSorted((one, other) => Number(other === to) - Number(one === to));
  const states = paths.filter((path) => typeof changes[path]?.[0] === 'string');
  const values = paths.flatMap((path) => Object.keys(changes[path]?.[1] ?? {}).map((key) => ({ path, key })));
  const seen: readonly Fact[] = [
    ...states.map((path): Fact => ({ about: 'state', path, state: tree.stateOf(path) ?? null })),
    ...values.map(({ path, key }): Fact => {
      const value = tree.knownTo(path)?.[key];
      return { about: 'value', path, key, value, found: value };
    }),
  ];
  return seen.length > 0 ? seen : [{ about: 'state', path: to, state: tree.stateOf(to) ?? null }];
}

/** What was known before a step, for the values that a log has only marks of. */
export interface Before {
  stateOf: (path: string) => string | null;
  known: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * What the log says where today's machines become something else; undefined where no test can wait for it. What a mark stands
 * for is guessed with pauses, until that is found or over.
 */
export function* factParted(
  { kind, path, key, recorded }: Divergence & { recorded: Entry },
  before: Before,
  tree: StartedTree,
  isOver: () => boolean = () => false,
): Generator<undefined, Fact | undefined> {
  const { event } = recorded;
  if (kind === 'timerMissing' || kind === 'timerDelay') {
    const delay = typeof event['delay'] === 'number' ? event['delay'] : null;
    return { about: 'timer', path, type: event.type, delay };
  }
  const [state, marks]: Change = recorded.changes[path] ?? [null, {}];
  if (kind === 'state') return { about: 'state', path, state: state ?? before.stateOf(path) };
  if (kind !== 'context' || key === null) return undefined;
  const found = tree.knownTo(path)?.[key];
  const mark = marks[key];
  if (mark === undefined)
    return { about: 'value', path, key, value: path === CALLS ? undefined : before.known[path]?.[key], found };
  const guess = yield* valueOfMark(mark, markedAs(path, key), found, [event, before.known], isOver);
  return guess === undefined ? { about: 'mark', path, key, mark } : { about: 'value', path, key, found, ...guess };
}
