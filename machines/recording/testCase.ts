/** The shortest story that still leads to what a log says was seen at one of its steps. */
import type { AnyActor } from 'xstate';
import { ROOT_PATH } from './actorPath.ts';
import { type Before, type Fact, factParted, factsOf, foundOf } from './claim.ts';
import type { Divergence } from './divergence.ts';
import { joinedEdits } from './joinedEdits.ts';
import { CALLS, type Entry, type Log, startStateIn } from './logFormat.ts';
import { withoutKinds, withoutPieces } from './minimised.ts';
import type { Create, SentEvent } from './isolatedTree.ts';
import { type StartedTree, startedTree } from './replayEvents.ts';
import { minimisedStart } from './minimisedStart.ts';
import type { StartState } from './startState.ts';
import { withoutPauses } from './withoutPauses.ts';

export interface TestCase {
  /** Where the log begins in the middle of a visit: what has to be there then. */
  start: StartState | undefined;
  /** What has to be told, in its order. */
  events: readonly SentEvent[];
  facts: readonly Fact[];
  /** A machine threw in the log, and the tree ended with it. */
  throws: boolean;
  /** Of these steps of the log, beginning with 0. */
  step: number;
  steps: number;
  /** What happened last. */
  type: string;
}

export interface Choice {
  step: number;
  /** Where today's machines part from the log. */
  divergence: Divergence | undefined;
  /** What was seen there is the fault: only the first fact counts, which a test then denies. */
  isWrong: boolean;
  /** Only facts with these words in the path of their actor and their key, or about just these; all for an empty text. */
  about: string;
  /** Whether it has taken long enough. */
  isOver: () => boolean;
}

/** `behind`: today's machines part from the log before that step. `untestable`: what is there cannot be asked for. */
export type CaseAnswer = { outcome: 'made'; made: TestCase } | { outcome: 'behind' | 'untestable' };

/**
 * Leaves out of a log whatever is not needed. Each actor between the one that was told and the one that is looked at has to
 * be and to know exactly the same before the last step as in the log: machines are functions, so that those without the
 * fault do then what they did in the log, whichever events are left.
 */
export function testCase<Root extends AnyActor>(create: Create<Root>, log: Log, choice: Choice): CaseAnswer {
  const { step, divergence } = choice;
  if (divergence !== undefined && step > divergence.step) return { outcome: 'behind' };
  const parted = step === divergence?.step ? divergence : undefined;
  const last = log.entries[step];
  const story = log.entries.slice(1, step);
  if (last === undefined) return { outcome: 'untestable' };
  const start = startStateIn(log.entries);
  // What is restored has not happened.
  if (start !== undefined && step === 0) return { outcome: 'untestable' };
  const begin = () => startedTree(create, start);
  const isSent = step > 0 && parted?.kind !== 'timerMissing' && parted?.kind !== 'timerDelay';

  const whole = sendAll(begin(), story);
  const known = Object.fromEntries(whole.paths().map((path) => [path, whole.knownTo(path) ?? {}]));
  const states = new Map(whole.paths().map((path) => [path, whole.stateOf(path)]));
  const before: Before = { known, stateOf: (path) => states.get(path) ?? null };
  if (isSent) whole.tell(last);
  const facts = factsIn(last, parted, before, whole, choice);
  if (facts.length === 0) return { outcome: 'untestable' };

  const watched = [...new Set(facts.flatMap(({ path }) => (path === CALLS ? callers(last) : between(last.to, path))))];
  const wanted = JSON.stringify(watched.map((path) => [states.get(path), known[path]]));
  const found = JSON.stringify(facts.map((fact) => foundOf(fact, whole) ?? null));
  const holdsIn = (tree: StartedTree, list: readonly SentEvent[]): boolean => {
    sendAll(tree, list);
    if (JSON.stringify(watched.map((path) => [tree.stateOf(path), tree.knownTo(path)])) !== wanted) return false;
    if (isSent) tree.tell(last);
    if (tree.broke() !== undefined && whole.broke() === undefined) return false;
    return JSON.stringify(facts.map((fact) => foundOf(fact, tree) ?? null)) === found;
  };
  const holds = (list: readonly SentEvent[]): boolean => holdsIn(begin(), list);

  const fewer = withoutKinds(story, holds, ({ to, event }) => `${to} ${event.type}`, choice.isOver);
  const joined = joinedEdits(begin, fewer, holds, choice.isOver);
  const needed = heard(begin(), withoutPieces(joined, holds, choice.isOver));
  const made = {
    start: start && minimisedStart(start, (less) => holdsIn(startedTree(create, less), needed), choice.isOver),
    events: isSent ? [...needed, last] : needed,
    facts,
    throws: last.changes[ROOT_PATH]?.[0] === 'error',
    step,
    steps: log.entries.length,
    type: last.event.type,
  };
  return { outcome: 'made', made };
}

function sendAll(tree: StartedTree, list: readonly SentEvent[]): StartedTree {
  for (const said of list) tree.tell(said);
  return tree;
}

/** Without what nobody could hear, or what nobody waited for. */
function heard(tree: StartedTree, list: readonly SentEvent[]): readonly SentEvent[] {
  return list.filter((said) => {
    const kind = tree.tell(said)?.kind;
    return kind !== 'actorMissing' && kind !== 'timerMissing';
  });
}

function factsIn(
  last: Entry,
  parted: Divergence | undefined,
  before: Before,
  tree: StartedTree,
  { about, isWrong, isOver }: Choice,
): readonly Fact[] {
  const fact =
    parted === undefined ? undefined : withoutPauses(factParted({ ...parted, recorded: last }, before, tree, isOver));
  if (parted !== undefined) return fact === undefined ? [] : [fact];
  const facts = factsAbout(about, last, tree);
  return isWrong ? facts.slice(0, 1) : facts;
}

/**
 * What changed and is called just so, for an actor may be called as the beginning of many others are; else what has these words
 * in it; else what the actor of this path is, or knows under the key behind it.
 */
function factsAbout(about: string, last: Entry, tree: StartedTree): readonly Fact[] {
  const words = about.trim();
  const named = factsOf(last, tree).map((fact) => ({
    fact,
    name: 'key' in fact ? `${fact.path} ${fact.key}` : fact.path,
  }));
  const [exact, partial] = [
    named.filter(({ name }) => name === words),
    named.filter(({ name }) => name.includes(words)),
  ];
  const seen = exact.length > 0 ? exact : partial;
  if (seen.length > 0) return seen.map(({ fact }) => fact);
  const [path = '', key] = words.split(' ');
  const [state, known] = [tree.stateOf(path), tree.knownTo(path)];
  if (key === undefined) return state === undefined ? [] : [{ about: 'state', path, state }];
  return known === undefined ? [] : [{ about: 'value', path, key, value: known[key], found: known[key] }];
}

/** Every actor on the way through the tree from one to another: whatever one tells the other goes through them. */
function between(one: string, other: string): readonly string[] {
  const [mine, theirs] = [upFrom(one), upFrom(other)];
  const shared = mine.find((path) => theirs.includes(path)) ?? '';
  return [...new Set([...mine, ...theirs])].filter((path) => path.length >= shared.length);
}

/** Who may have called a port in a step: who was told, whom it belongs to, and who changed. */
const callers = ({ to, changes }: Entry): readonly string[] => [
  ...upFrom(to),
  ...Object.keys(changes).filter((path) => path !== CALLS),
];

function upFrom(path: string): readonly string[] {
  const ids = path.split('/');
  return ids.map((_, index) => ids.slice(0, ids.length - index).join('/'));
}
