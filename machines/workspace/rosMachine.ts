/**
 * What the learner's robot graph offers.
 *
 *   loading → loaded
 *      ⇅
 *    failed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { RosPort } from '../ports/rosPort.ts';

export interface RosInput {
  ros: RosPort;
  owner: Owner<RosReport>;
}

export type RosEvent = { type: 'retry.requested' };

export type RosReport = { type: 'ros.commandsFailed' };

interface RosContext extends RosInput {
  commands: readonly string[];
}

export const rosMachine = setup({
  types: { input: {} as RosInput, context: {} as RosContext, events: {} as RosEvent },
  actors: {
    listCommands: fromPromise<string[], { ros: RosPort }>(async ({ input }) => input.ros.commands()),
  },
  actions: {
    keepCommands: assign((_, commands: string[]) => ({ commands })),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: RosReport) => report,
    ),
  },
}).createMachine({
  id: 'ros',
  description: 'The commands a learner may run in the workspace.',
  context: ({ input }) => ({ ...input, commands: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The commands are on their way.',
      invoke: {
        id: 'listCommands',
        src: 'listCommands',
        input: ({ context }) => ({ ros: context.ros }),
        onDone: { target: 'loaded', actions: { type: 'keepCommands', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'tell', params: { type: 'ros.commandsFailed' } } },
      },
    },
    loaded: { description: 'The commands are known.' },
    failed: {
      description: 'The commands did not come; the learner may try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});

export type RosActor = ActorRefFrom<typeof rosMachine>;
type RosSnapshot = SnapshotFrom<typeof rosMachine>;

/** Where the graph of the robot can be asked. */
export const selectGraph = (ros: RosSnapshot): RosPort => ros.context.ros;
export const selectCommands = (ros: RosSnapshot): readonly string[] => ros.context.commands;
export const selectHasFailed = (ros: RosSnapshot): boolean => ros.matches('failed');
