/**
 * Waiting for an email to be opened: which address it went to, and the email once more.
 *
 *   resting ⇄ sending
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { AuthPort, EmailAnswer } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';
import { isAccountError, messageOf } from './accountError.ts';

export interface VerifyEmailInput {
  auth: AuthPort;
  /** Where the email went; empty when nobody said. */
  email: string;
  /** The path that the visitor was going to, if any. */
  returnTo: string | null;
  owner: Owner<VerifyEmailReport>;
}

export type VerifyEmailEvent = { type: 'email.requested' };

export type VerifyEmailReport =
  | { type: 'verifyEmail.sent' }
  | { type: 'verifyEmail.refused'; message: Reason }
  | { type: 'verifyEmail.failed' };

interface VerifyEmailContext extends VerifyEmailInput {
  /** How many emails were sent once more. */
  sent: number;
}

export const verifyEmailMachine = setup({
  types: { input: {} as VerifyEmailInput, context: {} as VerifyEmailContext, events: {} as VerifyEmailEvent },
  actors: {
    sendEmail: fromPromise<EmailAnswer, VerifyEmailInput>(async ({ input }) =>
      input.auth.resendConfirmation(input.email, input.returnTo),
    ),
  },
  guards: {
    hasAddress: ({ context }) => context.email !== '',
    isRefused: (_, answer: EmailAnswer) => isAccountError(answer),
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: VerifyEmailReport) => report,
    ),
    count: assign(({ context }) => ({ sent: context.sent + 1 })),
  },
}).createMachine({
  id: 'verifyEmail',
  description: 'Waiting for the email that confirms an address to be opened.',
  context: ({ input }) => ({ ...input, sent: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The email is under way, or lies in the inbox.',
      on: { 'email.requested': { guard: 'hasAddress', target: 'sending' } },
    },
    sending: {
      description: 'Another email is being sent.',
      tags: 'busy',
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'resting',
            actions: {
              type: 'tell',
              params: ({ event }) => ({ type: 'verifyEmail.refused', message: messageOf(event.output) }),
            },
          },
          { target: 'resting', actions: ['count', { type: 'tell', params: { type: 'verifyEmail.sent' } }] },
        ],
        onError: { target: 'resting', actions: { type: 'tell', params: { type: 'verifyEmail.failed' } } },
      },
    },
  },
});

export type VerifyEmailActor = ActorRefFrom<typeof verifyEmailMachine>;
type VerifyEmailSnapshot = SnapshotFrom<typeof verifyEmailMachine>;

export const selectEmail = (verifyEmail: VerifyEmailSnapshot): string => verifyEmail.context.email;
export const selectSent = (verifyEmail: VerifyEmailSnapshot): number => verifyEmail.context.sent;
export const selectIsBusy = (verifyEmail: VerifyEmailSnapshot): boolean => verifyEmail.hasTag('busy');
