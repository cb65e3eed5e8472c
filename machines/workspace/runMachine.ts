/**
 * The run of the code: five seconds, told by a timer that moves every second. Whoever hears of it runs the program meanwhile.
 *
 *   recalling → idle ⇄ running, recalling → running
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { RunClockPort } from '../ports/runClockPort.ts';
import { timings } from '../timings.ts';

export interface RunInput {
  runClock: RunClockPort;
  owner: Owner<RunReport>;
}

export type RunEvent = { type: 'run.requested' };

/** It lasts from the first to the second. */
export type RunReport = { type: 'run.began' } | { type: 'run.completed' };

interface RunContext extends RunInput {
  /** Milliseconds since the run began, up to its last tick. */
  elapsed: number;
}

export const runMachine = setup({
  types: { input: {} as RunInput, context: {} as RunContext, events: {} as RunEvent },
  actors: {
    readElapsed: fromPromise<number | null, RunInput>(async ({ input }) => input.runClock.elapsed()),
  },
  guards: {
    isUnderWay: (_, elapsed: number | null) => elapsed !== null && elapsed < timings.runDelay,
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: RunReport) => report,
    ),
    remember: ({ context }) => context.runClock.begin(),
    resume: assign((_, elapsed: number | null) => ({ elapsed: elapsed ?? 0 })),
    tick: assign(({ context }) => ({ elapsed: timings.tickDelay * (secondsOf(context) + 1) })),
    reset: assign({ elapsed: 0 }),
    finish: assign({ elapsed: timings.runDelay }),
  },
  delays: {
    /** What is left of the run. */
    runDelay: ({ context }) => timings.runDelay - context.elapsed,
    /** What is left of the second. */
    tickDelay: ({ context }) => timings.tickDelay - (context.elapsed % timings.tickDelay),
  },
}).createMachine({
  id: 'run',
  description: 'The run of the code, by the clock: the program runs meanwhile if it can.',
  context: ({ input }) => ({ ...input, elapsed: 0 }),
  initial: 'recalling',
  on: {
    'run.requested': {
      target: '.running',
      actions: ['reset', 'remember', { type: 'report', params: { type: 'run.began' } }],
    },
  },
  states: {
    recalling: {
      description: 'Whether a run was under way when the page was left is being read.',
      invoke: {
        id: 'readElapsed',
        src: 'readElapsed',
        input: ({ context }) => context,
        onDone: [
          {
            description: 'The server runs the program on, and stops it in time: the timer goes on where it would be.',
            guard: { type: 'isUnderWay', params: ({ event }) => event.output },
            target: 'running',
            actions: { type: 'resume', params: ({ event }) => event.output },
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
    idle: { description: 'Nothing runs.' },
    running: {
      description: 'The run lasts its whole time; it cannot be started twice.',
      tags: 'busy',
      on: { 'run.requested': { description: 'It is under way.' } },
      after: {
        runDelay: { target: 'idle', actions: ['finish', { type: 'report', params: { type: 'run.completed' } }] },
      },
      initial: 'ticking',
      states: {
        ticking: {
          description: 'A second passes.',
          after: { tickDelay: { target: 'ticking', reenter: true, actions: 'tick' } },
        },
      },
    },
  },
});

export type RunActor = ActorRefFrom<typeof runMachine>;
type RunSnapshot = SnapshotFrom<typeof runMachine>;

export const selectIsRunning = (run: RunSnapshot): boolean => run.hasTag('busy');
/** Whole seconds since the run began. */
export const selectSeconds = (run: RunSnapshot): number => secondsOf(run.context);

function secondsOf({ elapsed }: RunContext): number {
  return Math.floor(elapsed / timings.tickDelay);
}
