/**
 * Brings the robot into the world of what is worked on, and again where a server has forgotten it.
 *
 *   resting → arriving → arrived → uncertain ⇄ asking → arrived
 *                ↑ └───→ failed                 │
 *                ├────────┘                     │
 *                └──────────────────────────────┘
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { OpenedWorld } from '#contract/robot.ts';
import type { Owner } from '../owner.ts';
import type { RosPort } from '../ports/rosPort.ts';
import type { ConsoleLine } from './consoleLine.ts';
import { worldLines } from './workspaceLines.ts';

export interface WorldInput {
  ros: Pick<RosPort, 'openWorld' | 'world'>;
  owner: Owner<WorldReport>;
}

export type WorldEvent =
  /** Null is the practice world. */
  | { type: 'problem.opened'; challengeId: number | null }
  | { type: 'problem.closed' }
  /** What tells of the robot comes over a connection, and then no longer. */
  | { type: 'runtime.connected' }
  | { type: 'runtime.disconnected' };

export type WorldReport =
  | { type: 'world.arrived' }
  /** The robot could not be brought there; it is where it was. */
  | { type: 'world.failed'; lines: readonly ConsoleLine[] };

interface WorldContext extends WorldInput {
  challengeId: number | null;
}

export const worldMachine = setup({
  types: {
    input: {} as WorldInput,
    context: {} as WorldContext,
    events: {} as WorldEvent,
    children: {} as { openWorld: 'openWorld'; askWorld: 'askWorld' },
  },
  actors: {
    openWorld: fromPromise<void, WorldContext>(async ({ input }) => input.ros.openWorld(input.challengeId)),
    askWorld: fromPromise<OpenedWorld, WorldContext>(async ({ input }) => input.ros.world()),
  },
  guards: {
    hasChallenge: ({ context }) => context.challengeId !== null,
    /** A server that was told of no challenge has the robot in the practice world; any other was chosen, maybe at another page. */
    isForgotten: (_, world: OpenedWorld) => world.challenge_id === null,
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: WorldReport) => report,
    ),
    choose: assign((_, challengeId: number | null) => ({ challengeId })),
  },
}).createMachine({
  id: 'world',
  description: 'Brings the robot into the world of what is worked on, and again where a server has forgotten it.',
  context: ({ input }) => ({ ...input, challengeId: null }),
  initial: 'resting',
  on: {
    'problem.opened': { target: '.arriving', actions: { type: 'choose', params: ({ event }) => event.challengeId } },
    'problem.closed': { target: '.resting' },
  },
  states: {
    resting: { description: 'It is not known yet what is worked on.' },
    arriving: {
      description: 'The robot is being brought into the world.',
      invoke: {
        id: 'openWorld',
        src: 'openWorld',
        input: ({ context }) => context,
        onDone: { target: 'arrived' },
        onError: {
          target: 'failed',
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'world.failed', lines: worldLines(event.error) }),
          },
        },
      },
      on: { 'runtime.disconnected': { target: 'failed' } },
    },
    arrived: {
      description: 'The robot is in the world, unless another page brought it elsewhere since.',
      entry: { type: 'report', params: { type: 'world.arrived' } },
      on: { 'runtime.disconnected': { target: 'uncertain' } },
    },
    uncertain: {
      description: 'The connection was lost: the server may have been restarted, or be another one.',
      on: { 'runtime.connected': [{ guard: 'hasChallenge', target: 'asking' }, { target: 'arrived' }] },
    },
    asking: {
      description: 'Does the server still know which world was chosen?',
      invoke: {
        id: 'askWorld',
        src: 'askWorld',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isForgotten', params: ({ event }) => event.output }, target: 'arriving' },
          { target: 'arrived' },
        ],
        onError: {
          target: 'uncertain',
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'world.failed', lines: worldLines(event.error) }),
          },
        },
      },
      on: { 'runtime.disconnected': { target: 'uncertain' } },
    },
    failed: {
      description: 'The robot is where it was; the next connection brings it here.',
      on: { 'runtime.connected': { target: 'arriving' } },
    },
  },
});
