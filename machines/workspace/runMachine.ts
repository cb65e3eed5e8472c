/**
 * The run of the code: five seconds, told by a timer that moves every second. Whoever hears of it runs the program meanwhile.
 *
 *   idle ⇄ running
 */
import { type ActorRefFrom, type SnapshotFrom, assign, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import { timings } from '../timings.ts';

export interface RunInput {
  owner: Owner<RunReport>;
}

export type RunEvent = { type: 'run.requested' };

/** It lasts from the first to the second. */
export type RunReport = { type: 'run.began' } | { type: 'run.completed' };

interface RunContext extends RunInput {
  /** Whole seconds since the run began. */
  seconds: number;
}

export const runMachine = setup({
  types: { input: {} as RunInput, context: {} as RunContext, events: {} as RunEvent },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: RunReport) => report,
    ),
    tick: assign(({ context }) => ({ seconds: context.seconds + 1 })),
    reset: assign({ seconds: 0 }),
    finish: assign({ seconds: timings.runDelay / timings.tickDelay }),
  },
  delays: { runDelay: timings.runDelay, tickDelay: timings.tickDelay },
}).createMachine({
  id: 'run',
  description: 'The run of the code, by the clock: the program runs meanwhile if it can.',
  context: ({ input }) => ({ ...input, seconds: 0 }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing runs.',
      on: {
        'run.requested': { target: 'running', actions: { type: 'report', params: { type: 'run.began' } } },
      },
    },
    running: {
      description: 'The run lasts its whole time; it cannot be started twice.',
      tags: 'busy',
      entry: 'reset',
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
export const selectSeconds = (run: RunSnapshot): number => run.context.seconds;
