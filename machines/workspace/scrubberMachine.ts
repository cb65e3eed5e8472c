/**
 * At which moment the robot is looked at: as it is now, or as it was.
 *
 *   empty → live ⇄ past (standing ⇄ playing)
 *   the past is what was seen here, a run of the judge, or one that was kept under a name; a kept one may be drawn beside it
 *   a second one opens the time of both
 */
import { type ActorRefFrom, type EventObject, type SnapshotFrom, assign, fromCallback, setup } from 'xstate';
import { type JudgedRun, judgedLength } from '#contract/judgedRun.ts';
import type { UnmetCheck } from '#contract/verdict.ts';
import type { OdometryKind, PastFact, PastPort } from '../ports/pastPort.ts';

export interface ScrubberInput {
  past: PastPort;
}

export type ScrubberEvent =
  /** Somebody wants to see how it was then; milliseconds of the clock of what is kept. */
  | { type: 'moment.chosen'; at: number }
  | { type: 'live.requested' }
  /** A run of the judge, in the world of that challenge, is to be seen: from its start on, or at its end. Logs of old do not say what failed in it. */
  | {
      type: 'judgedRun.chosen';
      run: JudgedRun;
      challengeId: number | null;
      failures?: readonly UnmetCheck[];
      from: 'start' | 'end';
    }
  /** A run that was kept under a name, and is ready, is to be seen. */
  | { type: 'keptRun.opened'; id: string }
  /** A run that was kept under a name, and is ready, is to be drawn beside what is seen: together with the one before, by themselves. */
  | { type: 'keptRun.compared'; id: string }
  | { type: 'comparison.ended' }
  /** What is read is wanted as a bag of ROS. */
  | { type: 'bag.requested'; odometry: OdometryKind }
  | { type: 'play.requested' }
  | { type: 'pause.requested' }
  | PastFact;

interface ScrubberContext extends ScrubberInput {
  /** The moment that was looked at last. */
  at: number;
  /** It is one of another run than the one that was seen here. */
  isOther: boolean;
  /** The runs that are drawn beside it, two at most, the newest last. */
  compared: readonly string[];
  /** It is a moment of both of them. */
  isOfBoth: boolean;
}

type JudgedRunChosen = Extract<ScrubberEvent, { type: 'judgedRun.chosen' }>;

export const scrubberMachine = setup({
  types: { input: {} as ScrubberInput, context: {} as ScrubberContext, events: {} as ScrubberEvent },
  actors: {
    watchPast: fromCallback<EventObject, ScrubberInput, PastFact>(({ input, sendBack }) => input.past.watch(sendBack)),
    playPast: fromCallback<EventObject, { past: PastPort; from: number }, PastFact>(({ input, sendBack }) =>
      input.past.play(input.from, sendBack),
    ),
  },
  guards: {
    isFromStart: (_, from: 'start' | 'end') => from === 'start',
    isOfOther: ({ context }) => context.isOther,
    isOfBoth: ({ context }) => context.isOfBoth,
    isSecond: ({ context }, id: string) => context.compared.some((other) => other !== id),
  },
  actions: {
    open: ({ context }, judged: JudgedRunChosen) => context.past.open(judged.run, judged.challengeId, judged.failures),
    noteOther: assign({ isOther: true, isOfBoth: false }),
    noteBoth: assign({ isOther: true, isOfBoth: true }),
    forgetOther: assign({ isOther: false, isOfBoth: false }),
    compare: ({ context }, ids: readonly string[]) => context.past.compare(ids),
    noteCompared: assign(({ context }, id: string) => ({
      compared: [...context.compared.filter((other) => other !== id), id].slice(-2),
    })),
    forgetCompared: assign({ compared: [] }),
    openCompared: ({ context }) => context.past.openCompared(),
    openKept: ({ context }, id: string) => context.past.openKept(id),
    keep: assign((_, at: number) => ({ at })),
    show: ({ context }, at: number) => context.past.show(at),
    offerBag: ({ context }, odometry: OdometryKind) => context.past.offerBag(odometry),
    showNow: ({ context }) => context.past.show(null),
  },
}).createMachine({
  id: 'scrubber',
  description: 'At which moment the robot is looked at; what was seen of it is kept outside.',
  context: ({ input }) => ({ ...input, at: 0, isOther: false, compared: [], isOfBoth: false }),
  invoke: { id: 'watchPast', src: 'watchPast', input: ({ context }) => ({ past: context.past }) },
  initial: 'empty',
  on: {
    'past.left': {
      description: 'Another world has other runs.',
      target: '.live',
      actions: 'forgetCompared',
    },
    'keptRun.compared': [
      {
        description: 'Two are seen by themselves, from the start of each.',
        guard: { type: 'isSecond', params: ({ event }) => event.id },
        target: '.past.playing',
        actions: [
          { type: 'noteCompared', params: ({ event }) => event.id },
          { type: 'compare', params: ({ context }) => context.compared },
          'noteBoth',
          'openCompared',
          { type: 'keep', params: 0 },
        ],
      },
      {
        actions: [
          { type: 'noteCompared', params: ({ event }) => event.id },
          { type: 'compare', params: ({ context }) => context.compared },
        ],
      },
    ],
    'comparison.ended': [
      {
        description: 'Nothing is left of the time of both.',
        guard: 'isOfBoth',
        target: '.live',
        actions: ['forgetCompared', { type: 'compare', params: [] }],
      },
      { actions: ['forgetCompared', { type: 'compare', params: [] }] },
    ],
    'keptRun.opened': {
      target: '.past.playing',
      actions: ['noteOther', { type: 'openKept', params: ({ event }) => event.id }, { type: 'keep', params: 0 }],
    },
    'judgedRun.chosen': [
      {
        guard: { type: 'isFromStart', params: ({ event }) => event.from },
        target: '.past.playing',
        actions: ['noteOther', { type: 'open', params: ({ event }) => event }, { type: 'keep', params: 0 }],
      },
      {
        target: '.past.standing',
        actions: [
          'noteOther',
          { type: 'open', params: ({ event }) => event },
          { type: 'keep', params: ({ event }) => judgedLength(event.run) },
          { type: 'show', params: ({ event }) => judgedLength(event.run) },
        ],
      },
    ],
  },
  states: {
    empty: {
      description: 'Nothing was seen yet that could be looked back at.',
      on: { 'past.begun': { target: 'live' } },
    },
    live: {
      description: 'The robot is seen as it is.',
      entry: ['forgetOther', 'showNow'],
      on: {
        'bag.requested': { actions: { type: 'offerBag', params: ({ event }) => event.odometry } },
        'moment.chosen': {
          target: 'past',
          actions: [
            { type: 'keep', params: ({ event }) => event.at },
            { type: 'show', params: ({ event }) => event.at },
          ],
        },
      },
    },
    past: {
      description: 'The robot is seen as it was; what comes is kept all the same.',
      on: {
        'moment.chosen': {
          target: '.standing',
          actions: [
            { type: 'keep', params: ({ event }) => event.at },
            { type: 'show', params: ({ event }) => event.at },
          ],
        },
        'live.requested': { target: 'live' },
        'bag.requested': { actions: { type: 'offerBag', params: ({ event }) => event.odometry } },
      },
      initial: 'standing',
      states: {
        standing: {
          description: 'One moment is shown.',
          on: { 'play.requested': { target: 'playing' } },
        },
        playing: {
          description: 'What was seen is shown once more.',
          invoke: {
            id: 'playPast',
            src: 'playPast',
            input: ({ context }) => ({ past: context.past, from: context.at }),
          },
          on: {
            'past.played': { actions: { type: 'keep', params: ({ event }) => event.at } },
            'past.ended': [
              {
                guard: 'isOfOther',
                target: 'standing',
                actions: [
                  { type: 'keep', params: ({ event }) => event.at },
                  { type: 'show', params: ({ event }) => event.at },
                ],
              },
              { description: 'It has come to what is now.', target: '#scrubber.live' },
            ],
            'pause.requested': {
              target: 'standing',
              actions: { type: 'show', params: ({ context }) => context.at },
            },
          },
        },
      },
    },
  },
});

export type ScrubberActor = ActorRefFrom<typeof scrubberMachine>;
type ScrubberSnapshot = SnapshotFrom<typeof scrubberMachine>;

export const selectPast = (scrubber: ScrubberSnapshot): PastPort => scrubber.context.past;
export const selectIsEmpty = (scrubber: ScrubberSnapshot): boolean => scrubber.matches('empty');
export const selectIsPlaying = (scrubber: ScrubberSnapshot): boolean => scrubber.matches({ past: 'playing' });
/** The runs that are drawn beside what is seen, by what the list of them calls them. */
export const selectCompared = (scrubber: ScrubberSnapshot): readonly string[] => scrubber.context.compared;
export const selectIsCompared = (scrubber: ScrubberSnapshot): boolean => scrubber.context.compared.length > 0;
/** A run of the judge, one that was kept under a name, or two of those are looked at. */
export const selectIsOther = (scrubber: ScrubberSnapshot): boolean =>
  scrubber.matches('past') && scrubber.context.isOther;
/** The same of what was seen here; another run has moments of its own. */
export const selectOwnMoment = (scrubber: ScrubberSnapshot): number | null =>
  scrubber.matches('past') && !scrubber.context.isOther ? scrubber.context.at : null;
/** The moment that is looked at; null is now. */
export const selectMoment = (scrubber: ScrubberSnapshot): number | null =>
  scrubber.matches('past') ? scrubber.context.at : null;
