/**
 * A log on the bench: it is read, looked at step by step, played and searched.
 *
 *   empty → reading → loaded (resting ⇄ playing)
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { LogViewer, SeenStep } from './LogViewer.ts';
import type { LoadAnswer, LoadError, LoadedLog } from './loadedLog.ts';
import { shownSteps, stepFrom } from './logRows.ts';

export interface ReplayInput {
  /** Reads the text of a log, and compares it with what today's machines become. */
  read: (text: string) => Promise<LoadAnswer>;
}

export type ReplayEvent =
  | { type: 'log.read'; text: string }
  | { type: 'play.requested' }
  | { type: 'pause.requested' }
  | { type: 'position.chosen'; position: number }
  | { type: 'actor.chosen'; path: string }
  /** Whose machine is drawn; an empty path for whoever is told at each step. */
  | { type: 'drawing.chosen'; path: string }
  | { type: 'query.typed'; query: string }
  /** So many of the listed steps on, or back. */
  | { type: 'row.passed'; by: number }
  | { type: 'match.requested' };

/** Why there is nothing to look at; `unread`: something broke while a log was read. */
export type ReplayError = LoadError | { kind: 'unread' };

interface ReplayContext extends ReplayInput {
  /** The text that is being read. */
  text: string;
  loaded: LoadedLog | null;
  error: ReplayError | null;
  position: number;
  /** Whose steps are listed; empty for all. */
  actor: string;
  query: string;
  /** Whose machine is drawn; empty for whoever is told at each step. */
  drawn: string;
  /** The numbers of the steps that are listed. */
  shown: readonly number[];
}

/** Nobody waits for longer between two steps, however long the learner thought. */
const LONGEST_GAP_MS = 1000;

/** Nothing is left out. */
const everything = { actor: '', query: '' };

export const replayMachine = setup({
  types: { input: {} as ReplayInput, context: {} as ReplayContext, events: {} as ReplayEvent },
  actors: {
    readLog: fromPromise<LoadAnswer, ReplayInput & { text: string }>(({ input }) => input.read(input.text)),
  },
  guards: {
    isReadable: (_, answer: LoadAnswer) => 'loaded' in answer,
    isAtEnd: ({ context }) => context.position >= (context.loaded?.viewer.last ?? 0),
  },
  actions: {
    take: assign((_, text: string) => ({
      text,
      loaded: null,
      error: null,
      position: 0,
      drawn: '',
      shown: [],
      ...everything,
    })),
    open: assign((_, answer: LoadAnswer) => {
      if (!('loaded' in answer)) return {};
      const { loaded } = answer;
      loaded.viewer.seek(0);
      return { text: '', loaded, shown: listed(loaded, everything) };
    }),
    refuse: assign((_, error: ReplayError) => ({ text: '', error })),
    seek: assign(({ context }, position: number) => {
      const { viewer } = context.loaded ?? {};
      const wanted = Math.max(0, Math.min(position, viewer?.last ?? 0));
      viewer?.seek(wanted);
      return { position: wanted };
    }),
    choose: assign(({ context }, actor: string) => ({
      actor,
      shown: listed(context.loaded, { actor, query: context.query }),
    })),
    draw: assign((_, drawn: string) => ({ drawn })),
    search: assign(({ context }, query: string) => ({
      query,
      shown: listed(context.loaded, { actor: context.actor, query }),
    })),
  },
  delays: { gapDelay: ({ context }) => gapAt(context) },
}).createMachine({
  id: 'replay',
  description: 'A log on the bench: it is read, looked at step by step, played and searched.',
  context: ({ input }) => ({
    ...input,
    text: '',
    loaded: null,
    error: null,
    position: 0,
    actor: '',
    query: '',
    drawn: '',
    shown: [],
  }),
  initial: 'empty',
  on: { 'log.read': { target: '.reading', actions: { type: 'take', params: ({ event }) => event.text } } },
  states: {
    empty: { description: 'No log is here, or one that cannot be replayed.' },
    reading: {
      description: 'A log is read, and compared with what the machines of this build become.',
      invoke: {
        id: 'readLog',
        src: 'readLog',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isReadable', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'refuse', params: ({ event }) => errorIn(event.output) } },
        ],
        onError: { target: 'empty', actions: { type: 'refuse', params: { kind: 'unread' } } },
      },
    },
    loaded: {
      description: 'The log is here, and the product as it was at one of its steps.',
      on: {
        'position.chosen': { target: '.resting', actions: { type: 'seek', params: ({ event }) => event.position } },
        'actor.chosen': { actions: { type: 'choose', params: ({ event }) => event.path } },
        'drawing.chosen': { actions: { type: 'draw', params: ({ event }) => event.path } },
        'query.typed': { actions: { type: 'search', params: ({ event }) => event.query } },
        'row.passed': {
          target: '.resting',
          actions: {
            type: 'seek',
            params: ({ context, event }) => stepFrom(context.shown, context.position, event.by),
          },
        },
        'match.requested': {
          target: '.resting',
          actions: { type: 'seek', params: ({ context }) => nextShown(context) },
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
export const selectIsReading = (replay: ReplaySnapshot): boolean => replay.matches('reading');
export const selectPosition = (replay: ReplaySnapshot): number => replay.context.position;
export const selectChosenActor = (replay: ReplaySnapshot): string => replay.context.actor;
export const selectQuery = (replay: ReplaySnapshot): string => replay.context.query;
/** Whose machine is drawn; empty for whoever is told at each step. */
export const selectDrawn = (replay: ReplaySnapshot): string => replay.context.drawn;
/** The numbers of the steps that are listed. */
export const selectShown = (replay: ReplaySnapshot): readonly number[] => replay.context.shown;
export const selectIsPlaying = (replay: ReplaySnapshot): boolean => replay.matches({ loaded: 'playing' });
/** The product as it was; the same actor at every step. */
export const selectApp = (replay: ReplaySnapshot): LogViewer['actor'] | undefined =>
  replay.context.loaded?.viewer.actor;
/** How often it went back: the site has to be drawn anew then. */
export const selectReturns = (replay: ReplaySnapshot): number => replay.context.loaded?.viewer.returns ?? 0;
/** What happened in the step that is looked at. */
export const selectSeen = (replay: ReplaySnapshot): SeenStep | undefined => replay.context.loaded?.viewer.seen;

const errorIn = (answer: LoadAnswer): ReplayError => ('error' in answer ? answer.error : { kind: 'unread' });

const listed = (loaded: LoadedLog | null, filter: { actor: string; query: string }): readonly number[] =>
  loaded === null ? [] : shownSteps(loaded.log.entries, filter.query === '' ? [] : loaded.texts, filter);

/** The listed step behind the present one, around to the first; where nothing is looked for, none but the present one. */
function nextShown({ shown, position, query }: ReplayContext): number {
  if (query.trim() === '') return position;
  return shown.find((step) => step > position) ?? shown[0] ?? position;
}

function gapAt({ loaded, position }: ReplayContext): number {
  const now = loaded?.log.entries[position]?.t ?? 0;
  return Math.min(LONGEST_GAP_MS, Math.max(0, (loaded?.log.entries[position + 1]?.t ?? now) - now));
}
