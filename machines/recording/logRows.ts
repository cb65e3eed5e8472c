/** What a log says, a row for each of its steps. */
import { required } from '../required.ts';
import type { Entry } from './logFormat.ts';
import { wordsIn } from './wordsIn.ts';

/** Who said something: an actor's piece of work by its name, or what is no actor. */
export type Sender = { kind: 'start' | 'outside' | 'timer' | 'watcher' } | { kind: 'work'; name: string };

export interface LogRow {
  step: number;
  /** Milliseconds since the recording began. */
  t: number;
  from: Sender;
  /** The path of the actor that was spoken to; of an answer, whose work it was. */
  to: string;
  type: string;
  /** The actors that came into another state, by their paths; without pieces of work that began or ended. */
  became: readonly { path: string; state: string }[];
}

/** What work is in, which is no state of a machine. */
const ofWork = /^(active|done|error|stopped)$/;

export function logRows(entries: readonly Entry[]): readonly LogRow[] {
  return entries.map(({ t, to, event: { type }, kind, changes }, step) => {
    const became = Object.entries(changes).flatMap(([path, [state]]) =>
      state === null || ofWork.test(state) ? [] : [{ path, state }],
    );
    const isWork = kind === 'e' && type.startsWith('xstate.promise.');
    const end = to.lastIndexOf('/');
    const from: Sender = isWork ? { kind: 'work', name: to.slice(end + 1) } : { kind: senders[kind] };
    return { step, t, from, to: isWork ? to.slice(0, end) : to, type, became };
  });
}

const senders = { i: 'start', s: 'start', u: 'outside', e: 'watcher', t: 'timer' } as const satisfies Record<
  Entry['kind'],
  Sender['kind']
>;

/** Which steps are listed. */
export interface RowFilter {
  /** Only what was told to this actor or one within it, or changed this one; all for an empty path. */
  actor: string;
  /** Only what has these words in its event, in all that it brought, or in the path of who was told. */
  query: string;
}

/** The numbers of the steps that a filter leaves. */
export function shownSteps(entries: readonly Entry[], texts: readonly string[], filter: RowFilter): readonly number[] {
  const isLookedFor = filter.query.trim() !== '';
  const isFound = wordsIn(filter.query);
  const isShown = (entry: Entry, step: number): boolean =>
    concerns(entry, filter.actor) && (!isLookedFor || isFound(required(texts[step])));
  return entries.flatMap((entry, step) => (isShown(entry, step) ? [step] : []));
}

/** What is searched of each entry. */
export const searchedTexts = (entries: readonly Entry[]): readonly string[] =>
  entries.map(({ to, event }) => `${event.type} ${to} ${JSON.stringify(event)}`.toLowerCase());

/** Everybody who was told something, and whoever they are within, in the order of their paths. */
export function recipients(entries: readonly Pick<Entry, 'to'>[]): readonly string[] {
  const paths = new Set<string>();
  for (const { to } of entries)
    for (let path = to; path !== '' && !paths.has(path); path = path.slice(0, Math.max(0, path.lastIndexOf('/'))))
      paths.add(path);
  return [...paths].toSorted();
}

/** The shown step that lies so many behind or before another one, or the last or first of them where that is too far. */
export function stepFrom(shown: readonly number[], position: number, by: number): number {
  if (by > 0) {
    const next = shown.findIndex((step) => step > position);
    return (next < 0 ? undefined : shown[next + by - 1]) ?? shown.at(-1) ?? position;
  }
  const previous = shown.findLastIndex((step) => step < position);
  return shown[Math.max(0, previous + by + 1)] ?? position;
}

const concerns = ({ to, changes }: Entry, actor: string): boolean =>
  actor === '' || to === actor || to.startsWith(`${actor}/`) || actor in changes;
