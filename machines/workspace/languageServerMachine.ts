/**
 * The help that a language server gives in the editor: it is started by the first key, and ends when nobody speaks to it.
 *
 *   disconnected ⇄ connected
 *   connected: off → starting → greeting → ready
 *                    ↑    └────────┬──────┘
 *                    └─ restarting ←┤→ failed, crowded, unavailable
 */
import { type ActorRefFrom, type SnapshotFrom, assign, sendTo, setup } from 'xstate';
import type { LanguageEnd } from '#contract/socket.ts';
import type { Owner } from '../owner.ts';
import type { LanguagePort } from '../ports/languagePort.ts';
import type { ControlRequest } from '../ports/socketPort.ts';
import { LANGUAGE_RESTARTS, timings } from '../timings.ts';

export interface LanguageServerInput {
  messages: LanguagePort;
  owner: Owner<LanguageServerReport>;
}

export type LanguageServerEvent =
  | { type: 'connection.opened' }
  | { type: 'connection.closed' }
  /** A key was pressed in the editor while there was no help. */
  | { type: 'typing.began' }
  | { type: 'server.started' }
  | { type: 'server.ended'; reason: LanguageEnd }
  /** What became of the editor's greeting, by which both learn what the other can do. */
  | { type: 'greeting.answered' }
  | { type: 'greeting.failed' }
  | { type: 'retry.requested' };

export type LanguageServerReport = { type: 'languageServer.framed'; frame: ControlRequest };

interface LanguageServerContext extends LanguageServerInput {
  /** How often in a row it was started again by itself. */
  restarts: number;
}

export const languageServerMachine = setup({
  types: {
    input: {} as LanguageServerInput,
    context: {} as LanguageServerContext,
    events: {} as LanguageServerEvent,
  },
  guards: {
    isIdle: (_, reason: LanguageEnd) => reason === 'idle',
    isCrash: (_, reason: LanguageEnd) => reason === 'crashed',
    isOneTooMany: (_, reason: LanguageEnd) => reason === 'too_many',
    mayRestart: ({ context }) => context.restarts < LANGUAGE_RESTARTS,
    isCrashThatMayRestart: ({ context }, reason: LanguageEnd) =>
      reason === 'crashed' && context.restarts < LANGUAGE_RESTARTS,
  },
  actions: {
    ask: sendTo(({ context }) => context.owner, {
      type: 'languageServer.framed',
      frame: { type: 'start_language_server' },
    } satisfies LanguageServerReport),
    count: assign(({ context }) => ({ restarts: context.restarts + 1 })),
    forgive: assign({ restarts: 0 }),
  },
  delays: { languageStartDelay: timings.languageStartDelay, languageRestartDelay: timings.languageRestartDelay },
}).createMachine({
  id: 'languageServer',
  description: 'The help that a language server gives in the editor, while somebody types.',
  context: ({ input }) => ({ ...input, restarts: 0 }),
  initial: 'disconnected',
  states: {
    disconnected: {
      description: 'There is no connection to ask over; what ran at its other end has ended with it.',
      on: { 'connection.opened': { target: 'connected' } },
    },
    connected: {
      description: 'A language server can be asked for.',
      on: { 'connection.closed': { target: 'disconnected' } },
      initial: 'off',
      states: {
        off: {
          description: 'Nobody has typed since the last one ended.',
          entry: 'forgive',
          on: { 'typing.began': { target: 'helping' } },
        },
        helping: {
          description: 'One runs, or is about to.',
          on: {
            'server.ended': [
              { guard: { type: 'isIdle', params: ({ event }) => event.reason }, target: 'off' },
              { guard: { type: 'isCrashThatMayRestart', params: ({ event }) => event.reason }, target: 'restarting' },
              { guard: { type: 'isCrash', params: ({ event }) => event.reason }, target: 'failed' },
              { guard: { type: 'isOneTooMany', params: ({ event }) => event.reason }, target: 'crowded' },
              { target: 'unavailable' },
            ],
          },
          initial: 'starting',
          states: {
            starting: {
              description: 'The server was asked for one.',
              entry: 'ask',
              on: { 'server.started': { target: 'greeting' } },
              after: { languageStartDelay: { target: '#languageServer.connected.failed' } },
            },
            greeting: {
              description: 'It runs, and the editor greets it.',
              tags: 'running',
              on: {
                'greeting.answered': { target: 'ready' },
                'greeting.failed': [
                  { guard: 'mayRestart', target: '#languageServer.connected.restarting' },
                  { target: '#languageServer.connected.failed' },
                ],
              },
            },
            ready: { description: 'It completes, explains and checks what is typed.', tags: 'running' },
          },
        },
        restarting: {
          description: 'It broke away, and is started again in a moment.',
          entry: 'count',
          after: { languageRestartDelay: { target: 'helping' } },
        },
        failed: {
          description: 'It broke away too often, or never came; the learner may try again.',
          on: { 'retry.requested': { target: 'helping', actions: 'forgive' } },
        },
        crowded: {
          description: 'The workspace has as many as it may have, in other pages; the learner may try again.',
          on: { 'retry.requested': { target: 'helping', actions: 'forgive' } },
        },
        unavailable: { description: 'There is none on this server.' },
      },
    },
  },
});

export type LanguageServerActor = ActorRefFrom<typeof languageServerMachine>;
type LanguageServerSnapshot = SnapshotFrom<typeof languageServerMachine>;

export type LanguageStatus = 'off' | 'starting' | 'ready' | 'restarting' | 'failed' | 'crowded' | 'unavailable';

export const selectMessages = (server: LanguageServerSnapshot): LanguagePort => server.context.messages;
/** Whether a key would start it. */
export const selectIsOff = (server: LanguageServerSnapshot): boolean => server.matches({ connected: 'off' });
/** Whether somebody is there to speak with; each one that runs is another one. */
export const selectIsRunning = (server: LanguageServerSnapshot): boolean => server.hasTag('running');

export function selectStatus(server: LanguageServerSnapshot): LanguageStatus {
  if (server.matches({ connected: { helping: 'ready' } })) return 'ready';
  if (server.matches({ connected: 'helping' })) return 'starting';
  const resting = (['restarting', 'failed', 'crowded', 'unavailable'] as const).find((connected) =>
    server.matches({ connected }),
  );
  return resting ?? 'off';
}
