/**
 * Driving the robot by hand: whether somebody does, and which way. Told again and again while they hold it, because a robot stops by itself
 * half a second after the last command.
 *
 *   disconnected → parked ⇄ taking → manual (resting ⇄ driving)
 */
import { type ActorRefFrom, type SnapshotFrom, assign, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { Reason } from '../ports/reason.ts';
import type { ControlFrame, ControlRequest } from '../ports/socketPort.ts';
import { timings } from '../timings.ts';
import { type Way, velocityOf, withWays, withoutWays } from './ways.ts';
import { unanswered, whyRefused } from './whyRefused.ts';

export interface DriveInput {
  owner: Owner<DriveReport>;
}

export type DriveEvent =
  | { type: 'drive.begun' }
  | { type: 'drive.ended' }
  /** By a key, a mouse or a finger. */
  | { type: 'ways.pressed'; ways: readonly Way[] }
  | { type: 'ways.released'; ways: readonly Way[] }
  /** Whatever was held is not any longer: the focus or the page is elsewhere. */
  | { type: 'hands.lifted' }
  | { type: 'connection.opened' }
  | { type: 'connection.closed' }
  | { type: 'frame.received'; frame: ControlFrame };

export type DriveReport =
  | { type: 'drive.framed'; frame: ControlRequest }
  /** Somebody begins to drive, and wants to see it. */
  | { type: 'drive.moved' };

interface DriveContext extends DriveInput {
  held: readonly Way[];
  /** Why the server would not have the robot driven, as far as it said; null when nothing was refused. */
  refusal: { why: Reason | null } | null;
}

type HandRequest = 'take_robot' | 'drive_robot' | 'release_robot';

export const driveMachine = setup({
  types: { input: {} as DriveInput, context: {} as DriveContext, events: {} as DriveEvent },
  guards: {
    isTaken: (_, frame: ControlFrame) => answers(frame, 'take_robot') && frame.success,
    isRefused: (_, frame: ControlFrame) =>
      (answers(frame, 'take_robot') || answers(frame, 'drive_robot')) && !frame.success,
    isIdle: ({ context }) => context.held.length === 0,
  },
  actions: {
    ask: sendTo(
      ({ context }) => context.owner,
      (_, type: 'take_robot' | 'release_robot'): DriveReport => ({
        type: 'drive.framed',
        frame: { type, request_id: type },
      }),
    ),
    drive: sendTo(
      ({ context }) => context.owner,
      ({ context }): DriveReport => ({
        type: 'drive.framed',
        frame: { type: 'drive_robot', ...velocityOf(context.held), request_id: 'drive_robot' },
      }),
    ),
    tell: sendTo(({ context }) => context.owner, { type: 'drive.moved' } satisfies DriveReport),
    hold: assign(({ context }, ways: readonly Way[]) => ({ held: withWays(context.held, ways) })),
    letGo: assign(({ context }, ways: readonly Way[]) => ({ held: withoutWays(context.held, ways) })),
    lift: assign({ held: [] }),
    refuse: assign((_, frame: ControlFrame) => ({
      refusal: { why: frame.type === 'robot_answered' ? whyRefused(frame) : null },
    })),
    giveUp: assign({ refusal: { why: unanswered } }),
    forgive: assign({ refusal: null }),
  },
  delays: { driveDelay: timings.driveDelay, robotAnswerDelay: timings.robotAnswerDelay },
}).createMachine({
  id: 'drive',
  description: 'Driving the robot by hand.',
  context: ({ input }) => ({ ...input, held: [], refusal: null }),
  initial: 'disconnected',
  states: {
    disconnected: {
      description: 'There is no connection over which the robot could be driven.',
      on: { 'connection.opened': { target: 'parked' } },
    },
    parked: {
      description: 'Nobody drives it by hand.',
      on: {
        'connection.closed': { target: 'disconnected' },
        'drive.begun': { target: 'taking', actions: 'forgive' },
      },
    },
    taking: {
      description: 'The robot is started where it does not run, and the node by which it is driven joins its graph.',
      entry: { type: 'ask', params: 'take_robot' },
      on: {
        'connection.closed': { target: 'disconnected' },
        'drive.ended': { target: 'parked', actions: { type: 'ask', params: 'release_robot' } },
        'frame.received': [
          { guard: { type: 'isTaken', params: ({ event }) => event.frame }, target: 'manual' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.frame },
            target: 'parked',
            actions: { type: 'refuse', params: ({ event }) => event.frame },
          },
        ],
      },
      after: {
        robotAnswerDelay: {
          description: 'An answer that comes later must not find the robot held by nobody.',
          target: 'parked',
          actions: ['giveUp', { type: 'ask', params: 'release_robot' }],
        },
      },
    },
    manual: {
      description: 'Somebody drives it by hand.',
      exit: ['lift', { type: 'ask', params: 'release_robot' }],
      on: {
        'connection.closed': { target: 'disconnected' },
        'drive.ended': { target: 'parked' },
        'frame.received': {
          guard: { type: 'isRefused', params: ({ event }) => event.frame },
          target: 'parked',
          actions: { type: 'refuse', params: ({ event }) => event.frame },
        },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is held: a program of the learner may command the robot.',
          on: {
            'ways.pressed': {
              target: 'driving',
              actions: ['tell', { type: 'hold', params: ({ event }) => event.ways }],
            },
          },
        },
        driving: {
          description: 'It is told which way, at once and again and again; last of all, that it is none.',
          entry: 'drive',
          always: { guard: 'isIdle', target: 'resting' },
          on: {
            'ways.pressed': {
              target: 'driving',
              reenter: true,
              actions: { type: 'hold', params: ({ event }) => event.ways },
            },
            'ways.released': {
              target: 'driving',
              reenter: true,
              actions: { type: 'letGo', params: ({ event }) => event.ways },
            },
            'hands.lifted': { target: 'driving', reenter: true, actions: 'lift' },
          },
          after: { driveDelay: { target: 'driving', reenter: true } },
        },
      },
    },
  },
});

export type DriveActor = ActorRefFrom<typeof driveMachine>;
type DriveSnapshot = SnapshotFrom<typeof driveMachine>;

export type DriveState = 'disconnected' | 'parked' | 'taking' | 'manual';

export const selectDriveState = (drive: DriveSnapshot): DriveState => {
  if (drive.matches('manual')) return 'manual';
  if (drive.matches('taking')) return 'taking';
  return drive.matches('parked') ? 'parked' : 'disconnected';
};
export const selectIsManual = (drive: DriveSnapshot): boolean => drive.matches('manual');
export const selectPressedWays = (drive: DriveSnapshot): readonly Way[] => drive.context.held;
export const selectDriveRefusal = (drive: DriveSnapshot): { why: Reason | null } | null => drive.context.refusal;

function answers(
  frame: ControlFrame,
  request: HandRequest,
): frame is Extract<ControlFrame, { type: 'robot_answered' }> {
  return frame.type === 'robot_answered' && frame.request === request;
}
