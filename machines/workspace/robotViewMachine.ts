/**
 * What a learner sees of their robot: whether somebody looks, whether it is told how the robot moves, and which world it is in.
 *
 *   view:   hidden ⇄ shown (disconnected ⇄ connected: asking → live ⇄ late, asking → unavailable)
 *   time:   running ⇄ paused
 *   world:  unknown → loading → loaded, failed
 */
import { type EventObject, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { OpenedWorld } from '#contract/robot.ts';
import type { Owner } from '../owner.ts';
import type { Reason } from '../ports/reason.ts';
import type { RobotFact, RobotPort } from '../ports/robotPort.ts';
import type { RosPort } from '../ports/rosPort.ts';
import type { ControlFrame, ControlRequest } from '../ports/socketPort.ts';
import { timings } from '../timings.ts';
import { unanswered, whyRefused } from './whyRefused.ts';

export interface RobotViewInput {
  robot: RobotPort;
  ros: RosPort;
  owner: Owner<RobotViewReport>;
}

export type RobotViewEvent =
  /** The view stands on a page that can be seen, or no longer. */
  | { type: 'view.shown' }
  | { type: 'view.hidden' }
  | { type: 'connection.opened' }
  | { type: 'connection.closed' }
  | { type: 'frame.received'; frame: ControlFrame }
  | { type: 'reset.requested' }
  | { type: 'pause.requested' }
  | { type: 'continue.requested' }
  /** Of the learner's programs one was started by its button. */
  | { type: 'program.started' }
  | { type: 'retry.requested' }
  | { type: 'world.requested' }
  | RobotFact;

export type RobotViewReport = { type: 'robotView.framed'; frame: ControlRequest };

/** What can be requested of a robot that is seen. */
const robotRequests = ['reset_robot', 'pause_robot', 'continue_robot'] as const;
export type RobotRequest = (typeof robotRequests)[number];

/** A request that the server refused, and why as far as it said. */
export interface RobotRequestError {
  request: RobotRequest;
  why: Reason | null;
}

type RobotFrameType = 'watch_robot' | 'unwatch_robot' | RobotRequest;

interface RobotViewContext extends RobotViewInput {
  /** Null before the first one has arrived. */
  world: OpenedWorld | null;
  /** How often the robot was put back to its start while it was looked at. */
  returns: number;
  /** Of the last request; null when it was not refused. */
  refusal: RobotRequestError | null;
  /** Why the server had no robot to show when it last had none, as far as it said. */
  whyUnavailable: Reason | null;
}

export const robotViewMachine = setup({
  types: { input: {} as RobotViewInput, context: {} as RobotViewContext, events: {} as RobotViewEvent },
  actors: {
    watchRobot: fromCallback<EventObject, { robot: RobotPort }, RobotFact>(({ input, sendBack }) =>
      input.robot.watch(sendBack),
    ),
    loadWorld: fromPromise<OpenedWorld, { ros: RosPort }>(async ({ input }) => input.ros.world()),
  },
  guards: {
    isRefusal: (_, frame: ControlFrame) =>
      frame.type === 'robot_answered' && frame.request === 'watch_robot' && !frame.success,
    isRequestRefused: (_, frame: ControlFrame) => refusalIn(frame) !== null,
    isElsewhere: ({ context }, challengeId: number | null) => context.world?.challenge_id !== challengeId,
  },
  actions: {
    ask: sendTo(
      ({ context }) => context.owner,
      (_, type: RobotFrameType): RobotViewReport => ({
        type: 'robotView.framed',
        frame: { type, request_id: type },
      }),
    ),
    refuse: assign((_, frame: ControlFrame) => ({ refusal: refusalIn(frame) })),
    keepWhy: assign((_, frame: ControlFrame) => ({
      whyUnavailable: frame.type === 'robot_answered' ? whyRefused(frame) : null,
    })),
    giveUp: assign({ whyUnavailable: unanswered }),
    forgive: assign({ refusal: null }),
    comeBack: assign(({ context }) => ({ returns: context.returns + 1, refusal: null })),
    keepWorld: assign((_, world: OpenedWorld) => ({ world })),
  },
  delays: { robotLateDelay: timings.robotLateDelay, robotAnswerDelay: timings.robotAnswerDelay },
}).createMachine({
  id: 'robotView',
  description: 'What a learner sees of their robot.',
  context: ({ input }) => ({ ...input, world: null, returns: 0, refusal: null, whyUnavailable: null }),
  type: 'parallel',
  states: {
    view: {
      description: 'Whether somebody looks, and whether it is told how the robot moves.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'Nobody looks, and nothing is asked of the server.',
          initial: 'disconnected',
          states: {
            disconnected: {
              description: 'The server could not be asked either.',
              on: {
                'connection.opened': { target: 'connected' },
                'view.shown': { target: '#robotView.view.shown.disconnected' },
              },
            },
            connected: {
              description: 'The server could be asked.',
              on: {
                'connection.closed': { target: 'disconnected' },
                'view.shown': { target: '#robotView.view.shown.connected' },
              },
            },
          },
        },
        shown: {
          description: 'Somebody looks.',
          invoke: { id: 'watchRobot', src: 'watchRobot', input: ({ context }) => ({ robot: context.robot }) },
          initial: 'disconnected',
          states: {
            disconnected: {
              description: 'There is no connection over which the robot could be watched.',
              on: {
                'connection.opened': { target: 'connected' },
                'view.hidden': { target: '#robotView.view.hidden.disconnected' },
              },
            },
            connected: {
              description: 'The server tells what there is to see, or was asked to.',
              exit: { type: 'ask', params: 'unwatch_robot' },
              on: {
                'connection.closed': { target: 'disconnected' },
                'view.hidden': { target: '#robotView.view.hidden.connected' },
              },
              initial: 'asking',
              states: {
                asking: {
                  description: 'The robot is started where it does not run; nothing was seen yet.',
                  entry: ['forgive', { type: 'ask', params: 'watch_robot' }],
                  on: {
                    'robot.seen': { target: 'live' },
                    'frame.received': {
                      guard: { type: 'isRefusal', params: ({ event }) => event.frame },
                      target: 'unavailable',
                      actions: { type: 'keepWhy', params: ({ event }) => event.frame },
                    },
                  },
                  after: { robotAnswerDelay: { target: 'unavailable', actions: 'giveUp' } },
                },
                live: {
                  description: 'What is shown is how it is.',
                  on: {
                    'robot.seen': { target: 'live', reenter: true },
                    'reset.requested': { actions: ['forgive', { type: 'ask', params: 'reset_robot' }] },
                    'pause.requested': { actions: ['forgive', { type: 'ask', params: 'pause_robot' }] },
                    'continue.requested': { actions: ['forgive', { type: 'ask', params: 'continue_robot' }] },
                    'frame.received': {
                      guard: { type: 'isRequestRefused', params: ({ event }) => event.frame },
                      actions: { type: 'refuse', params: ({ event }) => event.frame },
                    },
                  },
                  after: { robotLateDelay: { target: 'late' } },
                },
                late: {
                  description: 'Nothing was seen for a while: what is shown is how it was.',
                  on: {
                    'robot.seen': { target: 'live', actions: 'forgive' },
                    'retry.requested': { target: 'asking' },
                  },
                },
                unavailable: {
                  description: 'The server has no robot to show, or has not answered.',
                  on: { 'robot.seen': { target: 'live' }, 'retry.requested': { target: 'asking' } },
                },
              },
            },
          },
        },
      },
    },
    time: {
      description: 'Whether the simulation goes on.',
      initial: 'running',
      states: {
        running: { description: 'It goes on.', on: { 'robot.paused': { target: 'paused' } } },
        paused: {
          description: 'It stands still for every program; who starts one wants to see it drive.',
          on: {
            'robot.continued': { target: 'running' },
            'program.started': { actions: { type: 'ask', params: 'continue_robot' } },
          },
        },
      },
    },
    world: {
      description: 'The walls, crates and goals around the robot.',
      initial: 'unknown',
      on: {
        'robot.entered': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.challengeId },
          target: '.loading',
        },
        'robot.returned': { actions: 'comeBack' },
      },
      states: {
        unknown: { description: 'Nobody has looked yet.', on: { 'view.shown': { target: 'loading' } } },
        loading: {
          description: 'The world is on its way; one that the robot has left meanwhile is of no use.',
          on: { 'robot.entered': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadWorld',
            src: 'loadWorld',
            input: ({ context }) => ({ ros: context.ros }),
            onDone: { target: 'loaded', actions: { type: 'keepWorld', params: ({ event }) => event.output } },
            onError: { target: 'failed' },
          },
        },
        loaded: { description: 'The world is known.' },
        failed: {
          description: 'The world did not come; the learner may try again.',
          on: { 'world.requested': { target: 'loading' }, 'robot.entered': { target: 'loading' } },
        },
      },
    },
  },
});

/** The request that a frame refuses; null when it refuses none. */
function refusalIn(frame: ControlFrame): RobotRequestError | null {
  if (frame.type !== 'robot_answered' || frame.success) return null;
  const request = robotRequests.find((known) => known === frame.request);
  return request === undefined ? null : { request, why: whyRefused(frame) };
}
