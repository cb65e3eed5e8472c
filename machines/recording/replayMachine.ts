/**
 * A log on the bench: it is read, looked at step by step, played and searched.
 *
 *   empty → opening → reading → loaded (resting ⇄ playing, resting ⇄ writing)
 */
import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import { required } from '../required.ts';
import type { LoadAnswer } from './loadedLog.ts';
import { stepFrom } from './logRows.ts';
import {
  type LogFile,
  type ReplayContext,
  type ReplayError,
  type ReplayInput,
  type TestAnswer,
  type TestRequest,
  unfiltered,
  gapAt,
  listed,
  nextShown,
} from './replayContext.ts';

export type ReplayEvent =
  | { type: 'log.chosen'; file: LogFile }
  /** The text of a log that was no file. */
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
  | { type: 'match.requested' }
  /** A test of the step that is looked at; `isWrong`: what was seen there is the fault. */
  | { type: 'test.requested'; isWrong: boolean }
  | { type: 'test.written'; test: TestAnswer };

export const replayMachine = setup({
  types: { input: {} as ReplayInput, context: {} as ReplayContext, events: {} as ReplayEvent },
  actors: {
    writeTest: fromCallback<ReplayEvent, ReplayInput & TestRequest>(
      ({ input: { write, text, step, isWrong }, sendBack }) =>
        write({ text, step, isWrong }, (test) => sendBack({ type: 'test.written', test })),
    ),
    openLog: fromPromise<string, ReplayContext>(({ input }) => input.open(required(input.file))),
    readLog: fromPromise<LoadAnswer, ReplayInput & { text: string }>(({ input, signal }) =>
      input.read(input.text, signal),
    ),
  },
  guards: {
    isReadable: (_, { loaded }: LoadAnswer) => loaded !== undefined,
    isAtEnd: ({ context }) => context.position >= required(context.loaded).viewer.last,
  },
  actions: {
    pick: assign((_, file: LogFile) => ({ file })),
    take: assign((_, text: string) => ({
      text,
      loaded: null,
      error: null,
      position: 0,
      drawn: '',
      shown: [],
      test: null,
      ...unfiltered,
    })),
    open: assign((_, answer: LoadAnswer) => {
      const loaded = required(answer.loaded);
      loaded.viewer.seek(0);
      return { loaded, shown: listed(loaded, unfiltered) };
    }),
    refuse: assign((_, error: ReplayError) => ({ text: '', error })),
    seek: assign(({ context }, position: number) => {
      const { viewer } = required(context.loaded);
      const wanted = Math.max(0, Math.min(position, viewer.last));
      viewer.seek(wanted);
      return { position: wanted, test: null };
    }),
    choose: assign(({ context }, actor: string) => ({
      actor,
      shown: listed(required(context.loaded), { actor, query: context.query }),
    })),
    requestTest: assign((_, isWrong: boolean) => ({ isWrong, test: null })),
    show: assign((_, test: TestAnswer) => ({ test })),
    draw: assign((_, drawn: string) => ({ drawn })),
    search: assign(({ context }, query: string) => ({
      query,
      shown: listed(required(context.loaded), { actor: context.actor, query }),
    })),
  },
  delays: { gapDelay: ({ context }) => gapAt(context) },
}).createMachine({
  id: 'replay',
  description: 'A log on the bench: it is read, looked at step by step, played and searched.',
  context: ({ input }) => ({
    ...input,
    file: null,
    text: '',
    loaded: null,
    error: null,
    position: 0,
    actor: '',
    query: '',
    drawn: '',
    shown: [],
    isWrong: false,
    test: null,
  }),
  initial: 'empty',
  on: {
    'log.chosen': {
      target: '.opening',
      actions: [
        { type: 'take', params: '' },
        { type: 'pick', params: ({ event }) => event.file },
      ],
    },
    'log.read': { target: '.reading', actions: { type: 'take', params: ({ event }) => event.text } },
  },
  states: {
    empty: { description: 'No log is here, or one that cannot be replayed.' },
    opening: {
      description: 'A file is read. The next one that is chosen takes its place.',
      invoke: {
        id: 'openLog',
        src: 'openLog',
        input: ({ context }) => context,
        onDone: { target: 'reading', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'empty', actions: { type: 'refuse', params: { kind: 'unopened' } } },
      },
    },
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
          { target: 'empty', actions: { type: 'refuse', params: ({ event }) => required(event.output.error) } },
        ],
        onError: { target: 'empty', actions: { type: 'refuse', params: { kind: 'unread' } } },
      },
    },
    loaded: {
      description: 'The log is here, and the product as it was at one of its steps.',
      on: {
        'position.chosen': { target: '.resting', actions: { type: 'seek', params: ({ event }) => event.position } },
        'actor.chosen': { actions: { type: 'choose', params: ({ event }) => event.path } },
        'test.requested': {
          target: '.writing',
          actions: { type: 'requestTest', params: ({ event }) => event.isWrong },
        },
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
        writing: {
          description: 'A test of the step that is looked at is written. Going elsewhere gives it up.',
          invoke: {
            id: 'writeTest',
            src: 'writeTest',
            input: ({ context }) => ({ ...context, step: context.position }),
          },
          on: {
            'play.requested': [
              { guard: 'isAtEnd', target: 'playing', actions: { type: 'seek', params: 0 } },
              { target: 'playing' },
            ],
            'test.written': { target: 'resting', actions: { type: 'show', params: ({ event }) => event.test } },
          },
        },
      },
    },
  },
});

export type ReplayActor = ActorRefFrom<typeof replayMachine>;
