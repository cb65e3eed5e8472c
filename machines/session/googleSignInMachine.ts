/**
 * The way in through Google: the browser leaves, and comes back to the callback page.
 *
 *   resting ⇄ leaving
 */
import { type ActorRefFrom, type SnapshotFrom, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { AuthPort, LeaveAnswer } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';
import { timings } from '../timings.ts';
import { messageOf } from './accountError.ts';

export interface GoogleSignInInput {
  auth: AuthPort;
  /** The path that the visitor was going to, if any. */
  returnTo: string | null;
  owner: Owner<GoogleSignInReport>;
}

export type GoogleSignInEvent = { type: 'google.requested' };

export type GoogleSignInReport = { type: 'googleSignIn.refused'; message: Reason } | { type: 'googleSignIn.failed' };

export const googleSignInMachine = setup({
  types: { input: {} as GoogleSignInInput, context: {} as GoogleSignInInput, events: {} as GoogleSignInEvent },
  actors: {
    leave: fromPromise<LeaveAnswer, GoogleSignInInput>(async ({ input, signal }) =>
      input.auth.leaveForGoogle(input.returnTo, () => !signal.aborted),
    ),
  },
  guards: { isRefused: (_, answer: LeaveAnswer) => answer.outcome === 'refused' },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: GoogleSignInReport) => report,
    ),
  },
  delays: { leavingDelay: timings.leavingDelay },
}).createMachine({
  id: 'googleSignIn',
  description: 'The way in through Google. Who comes back is the callback page’s business.',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody has asked for it yet.',
      on: { 'google.requested': { target: 'leaving' } },
    },
    leaving: {
      description:
        'The browser is on its way; whoever comes back by the back button may try again. Whoever goes on elsewhere is led there no more.',
      tags: 'busy',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => context,
        onDone: {
          guard: { type: 'isRefused', params: ({ event }) => event.output },
          target: 'resting',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ type: 'googleSignIn.refused', message: messageOf(event.output) }),
          },
        },
        onError: { target: 'resting', actions: { type: 'tell', params: { type: 'googleSignIn.failed' } } },
      },
      after: { leavingDelay: { target: 'resting' } },
    },
  },
});

export type GoogleSignInActor = ActorRefFrom<typeof googleSignInMachine>;

export const selectIsLeaving = (google: SnapshotFrom<typeof googleSignInMachine>): boolean => google.hasTag('busy');
