/**
 * A log on the bench: it is read, looked at step by step, played and searched.
 *
 *   empty → loaded (resting ⇄ playing)
 */
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';
import type { AppPlayer } from './appPlayer.ts';
import type { LogError } from './logFormat.ts';
import { type LoadedLog, loadLog, nextMatch } from './loadedLog.ts';

export type ReplayEvent =
  | { type: 'log.read'; text: string }
  | { type: 'play.requested' }
  | { type: 'pause.requested' }
  | { type: 'position.chosen'; position: number }
  | { type: 'query.typed'; query: string }
  | { type: 'match.requested' };

/** Why there is nothing to look at. */
export type ReplayError = LogError | { kind: 'headless'; dropped: number };

interface ReplayContext {
  loaded: LoadedLog | null;
  error: ReplayError | null;
  position: number;
  query: string;
}

/** Nobody waits for longer between two steps, however long the learner thought. */
const LONGEST_GAP_MS = 1000;

export const replayMachine = setup({
  types: { context: {} as ReplayContext, events: {} as ReplayEvent },
  guards: {
    isReadable: (_, text: string) => 'player' in loadLog(text),
    isAtEnd: ({ context }) => context.position >= (context.loaded?.player.last ?? 0),
  },
  actions: {
    load: assign((_, text: string) => {
      const answer = loadLog(text);
      return 'player' in answer
        ? { loaded: answer, error: null, position: 0, query: '' }
        : { loaded: null, error: answer, position: 0, query: '' };
    }),
    seek: assign(({ context }, position: number) => {
      const { player } = context.loaded ?? {};
      const wanted = Math.max(0, Math.min(position, player?.last ?? 0));
      player?.seek(wanted);
      return { position: wanted };
    }),
    search: assign((_, query: string) => ({ query })),
  },
  delays: { gapDelay: ({ context }) => gapAt(context) },
}).createMachine({
  id: 'replay',
  description: 'A log on the bench: it is read, looked at step by step, played and searched.',
  context: { loaded: null, error: null, position: 0, query: '' },
  initial: 'empty',
  on: {
    'log.read': [
      {
        guard: { type: 'isReadable', params: ({ event }) => event.text },
        target: '.loaded',
        actions: { type: 'load', params: ({ event }) => event.text },
      },
      { target: '.empty', actions: { type: 'load', params: ({ event }) => event.text } },
    ],
  },
  states: {
    empty: { description: 'No log is here, or one that cannot be replayed.' },
    loaded: {
      description: 'The log is here, and the product as it was at one of its steps.',
      on: {
        'position.chosen': { target: '.resting', actions: { type: 'seek', params: ({ event }) => event.position } },
        'query.typed': { actions: { type: 'search', params: ({ event }) => event.query } },
        'match.requested': {
          target: '.resting',
          actions: {
            type: 'seek',
            params: ({ context }) => nextMatch(context.loaded, context.query, context.position),
          },
        },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'One step is looked at.',
          on: {
            'play.requested': [
              { guard: 'isAtEnd', target: 'playing', actions: { type: 'seek', params: 0 } },
              { target: 'playing' },
            ],
          },
        },
        playing: {
          description: 'The steps follow each other as they did, but without the long waits.',
          always: { guard: 'isAtEnd', target: 'resting' },
          after: {
            gapDelay: {
              target: 'playing',
              reenter: true,
              actions: { type: 'seek', params: ({ context }) => context.position + 1 },
            },
          },
          on: { 'pause.requested': { target: 'resting' } },
        },
      },
    },
  },
});

export type ReplayActor = ActorRefFrom<typeof replayMachine>;
type ReplaySnapshot = SnapshotFrom<typeof replayMachine>;

export const selectLoaded = (replay: ReplaySnapshot): LoadedLog | null => replay.context.loaded;
export const selectError = (replay: ReplaySnapshot): ReplayError | null => replay.context.error;
export const selectPosition = (replay: ReplaySnapshot): number => replay.context.position;
export const selectQuery = (replay: ReplaySnapshot): string => replay.context.query;
export const selectIsPlaying = (replay: ReplaySnapshot): boolean => replay.matches({ loaded: 'playing' });
/** The product as it was; another actor after going back. */
export const selectApp = (replay: ReplaySnapshot): AppPlayer['actor'] | undefined =>
  replay.context.loaded?.player.actor;

function gapAt({ loaded, position }: ReplayContext): number {
  const now = loaded?.log.entries[position]?.t ?? 0;
  return Math.min(LONGEST_GAP_MS, Math.max(0, (loaded?.log.entries[position + 1]?.t ?? now) - now));
}
