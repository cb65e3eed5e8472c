/**
 * The connection to the workspace server: it is opened, it is lost, it is tried again.
 *
 *   active (connecting → open (alive ⇄ doubted)) → waiting → active
 */
import { sendTo, setup } from 'xstate';
import { closeCodes } from '#contract/socket.ts';
import type { Owner } from '../owner.ts';
import type { ControlFrame, ControlRequest, PrintedRange, SocketPort } from '../ports/socketPort.ts';
import { timings } from '../timings.ts';
import { holdConnection } from './holdConnection.ts';

export interface SocketInput {
  sockets: SocketPort;
  owner: Owner<SocketReport>;
}

export type SocketEvent =
  | { type: 'connection.opened' }
  | { type: 'connection.closed'; code: number }
  | { type: 'frame.received'; frame: ControlFrame }
  | { type: 'output.printed'; output: PrintedRange }
  | { type: 'page.woke' }
  | { type: 'frame.handedOver'; frame: ControlRequest };

export type SocketReport =
  | { type: 'socket.opened' }
  | { type: 'socket.closed' }
  | { type: 'socket.sessionEnded' }
  /** This learner has as many pages open as there may be. */
  | { type: 'socket.refused' }
  | { type: 'socket.received'; frame: ControlFrame }
  | { type: 'socket.printed'; output: PrintedRange };

export const socketMachine = setup({
  types: { input: {} as SocketInput, context: {} as SocketInput, events: {} as SocketEvent },
  actors: { holdConnection },
  guards: {
    isEndOfSession: (_, code: number) => code === closeCodes.sessionEnded,
    isOneTooMany: (_, code: number) => code === closeCodes.tooManySockets,
    isHeartbeat: (_, frame: ControlFrame) => frame.type === 'heartbeat',
    isAnswer: (_, frame: ControlFrame) => frame.type === 'probe_answered',
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: SocketReport) => report,
    ),
    send: sendTo('connection', (_, frame: ControlRequest) => ({ type: 'frame.handedOver' as const, frame })),
  },
  delays: {
    reconnectDelay: timings.reconnectDelay,
    connectDelay: timings.connectDelay,
    silenceDelay: timings.silenceDelay,
    probeDelay: timings.probeDelay,
  },
}).createMachine({
  id: 'socket',
  description: 'The connection to the workspace server. It alone decides when to connect again.',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      description: 'There is a connection, or one is being opened.',
      invoke: { id: 'connection', src: 'holdConnection', input: ({ context }) => ({ sockets: context.sockets }) },
      on: {
        'connection.closed': [
          {
            guard: { type: 'isEndOfSession', params: ({ event }) => event.code },
            target: 'waiting',
            actions: { type: 'report', params: { type: 'socket.sessionEnded' } },
          },
          {
            guard: { type: 'isOneTooMany', params: ({ event }) => event.code },
            target: 'waiting',
            actions: { type: 'report', params: { type: 'socket.refused' } },
          },
          { target: 'waiting' },
        ],
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'The server has not answered yet.',
          on: { 'connection.opened': { target: 'open' } },
          after: { connectDelay: { target: '#socket.waiting' } },
        },
        open: {
          description: 'Frames travel both ways.',
          tags: 'connected',
          entry: { type: 'report', params: { type: 'socket.opened' } },
          exit: { type: 'report', params: { type: 'socket.closed' } },
          on: { 'frame.handedOver': { actions: { type: 'send', params: ({ event }) => event.frame } } },
          initial: 'alive',
          states: {
            alive: {
              description:
                'The server was heard a moment ago. When it falls silent, the connection is open at this end alone.',
              on: {
                'frame.received': [
                  {
                    guard: { type: 'isHeartbeat', params: ({ event }) => event.frame },
                    target: 'alive',
                    reenter: true,
                  },
                  {
                    target: 'alive',
                    reenter: true,
                    actions: {
                      type: 'report',
                      params: ({ event }) => ({ type: 'socket.received', frame: event.frame }),
                    },
                  },
                ],
                'output.printed': {
                  target: 'alive',
                  reenter: true,
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ type: 'socket.printed', output: event.output }),
                  },
                },
                'page.woke': { target: 'doubted', actions: { type: 'send', params: { type: 'probe' } } },
              },
              after: { silenceDelay: { target: '#socket.waiting' } },
            },
            doubted: {
              description:
                'The page slept, and the server is asked whether it is still there. What was on its way before proves nothing, but may be much: the answer comes behind it.',
              on: {
                'frame.received': [
                  { guard: { type: 'isAnswer', params: ({ event }) => event.frame }, target: 'alive' },
                  {
                    guard: { type: 'isHeartbeat', params: ({ event }) => event.frame },
                    target: 'doubted',
                    reenter: true,
                  },
                  {
                    target: 'doubted',
                    reenter: true,
                    actions: {
                      type: 'report',
                      params: ({ event }) => ({ type: 'socket.received', frame: event.frame }),
                    },
                  },
                ],
                'output.printed': {
                  target: 'doubted',
                  reenter: true,
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ type: 'socket.printed', output: event.output }),
                  },
                },
              },
              after: {
                probeDelay: {
                  description: 'It was lost while the page slept: the time to wait before a new one is long over.',
                  target: '#socket.active',
                  reenter: true,
                },
              },
            },
          },
        },
      },
    },
    waiting: {
      description: 'The connection is lost; it is tried again after a while.',
      after: { reconnectDelay: { target: 'active' } },
    },
  },
});
