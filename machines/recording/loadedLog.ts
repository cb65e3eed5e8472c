/** A log that can be looked at, and what is known of it at once. */
import type { AnyActorRef } from 'xstate';
import { type AppPlayer, appPlayer } from './appPlayer.ts';
import type { Compared, Divergence } from './divergence.ts';
import { type Entry, type Log, type LogError, parseLog } from './logFormat.ts';

export interface LoadedLog {
  log: Log;
  player: AppPlayer;
  /** Where today's machines part from the log; undefined when they do not. */
  divergence: Divergence | undefined;
  /** How many values were compared until the log's end or the divergence, and how. */
  compared: Readonly<Compared>;
}

/** One actor at one moment. */
export interface ActorState {
  path: string;
  state: string;
}

export function loadLog(text: string): LoadedLog | LogError | { kind: 'headless'; dropped: number } {
  const answer = parseLog(text);
  if (answer.outcome === 'refused') return answer.error;
  const { log } = answer;
  if (log.header.dropped > 0) return { kind: 'headless', dropped: log.header.dropped };
  const whole = appPlayer(log);
  const divergence = whole.run();
  return { log, player: appPlayer(log), divergence, compared: whole.compared };
}

/** The next entry whose event or actor has the words in it, from behind a position around to it. */
export function nextMatch(loaded: LoadedLog | null, query: string, position: number): number {
  const entries = loaded?.log.entries ?? [];
  const words = query.trim().toLowerCase();
  if (words === '') return position;
  for (let ahead = 1; ahead <= entries.length; ahead++) {
    const index = (position + ahead) % entries.length;
    const entry = entries[index];
    if (entry !== undefined && `${entry.event.type} ${entry.to}`.toLowerCase().includes(words)) return index;
  }
  return position;
}

/** How often the program was edited up to a position: an editor that is shown then has to be another one. */
export function editsUntil(entries: readonly Entry[], position: number): number {
  return entries.slice(0, position + 1).filter(({ event }) => event.type === 'code.edited').length;
}

/** Every actor and its state at the present position, in the order of their paths. */
export function actorStates({ player }: LoadedLog): readonly ActorState[] {
  return [...player.actors()].map(([path, actor]) => ({ path, state: stateOf(actor) })).toSorted(byPath);
}

const byPath = (one: ActorState, other: ActorState): number => (one.path < other.path ? -1 : 1);

function stateOf(actor: AnyActorRef): string {
  const { status, value } = actor.getSnapshot();
  if (value === undefined) return status;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
