/**
 * Asking for the email by which a forgotten password is replaced.
 *
 *   editing ⇄ submitting → sent
 *      ↑                     │
 *      └─────────────────────┘
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { AuthPort, EmailAnswer } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';
import { type EmailError, emailError } from './emailError.ts';
import { isAccountError, messageOf } from './accountError.ts';

export interface ForgotPasswordInput {
  auth: AuthPort;
  owner: Owner<ForgotPasswordReport>;
}

export type ForgotPasswordEvent =
  | { type: 'email.typed'; email: string }
  | { type: 'form.submitted' }
  | { type: 'correction.requested' };

export type ForgotPasswordReport =
  | { type: 'forgotPassword.refused'; message: Reason }
  | { type: 'forgotPassword.failed' };

interface ForgotPasswordContext extends ForgotPasswordInput {
  email: string;
  error: EmailError | null;
}

export const forgotPasswordMachine = setup({
  types: { input: {} as ForgotPasswordInput, context: {} as ForgotPasswordContext, events: {} as ForgotPasswordEvent },
  actors: {
    sendRecovery: fromPromise<EmailAnswer, { auth: AuthPort; email: string }>(async ({ input }) =>
      input.auth.sendRecovery(input.email),
    ),
  },
  guards: {
    isInvalid: ({ context }) => emailError(context.email) !== undefined,
    isRefused: (_, answer: EmailAnswer) => isAccountError(answer),
  },
  actions: {
    typeEmail: assign((_, email: string) => ({ email, error: null })),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: ForgotPasswordReport) => report,
    ),
    showError: assign(({ context }) => ({ error: emailError(context.email) ?? null })),
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'Asking for the email by which a forgotten password is replaced.',
  context: ({ input }) => ({ ...input, email: '', error: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The address waits to be typed and sent.',
      on: {
        'email.typed': { actions: { type: 'typeEmail', params: ({ event }) => event.email } },
        'form.submitted': [{ guard: 'isInvalid', actions: 'showError' }, { target: 'submitting' }],
      },
    },
    submitting: {
      description: 'The email is being sent; the form is locked.',
      tags: 'busy',
      invoke: {
        id: 'sendRecovery',
        src: 'sendRecovery',
        input: ({ context }) => ({ auth: context.auth, email: context.email.trim() }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: {
              type: 'tell',
              params: ({ event }) => ({ type: 'forgotPassword.refused', message: messageOf(event.output) }),
            },
          },
          { target: 'sent' },
        ],
        onError: { target: 'editing', actions: { type: 'tell', params: { type: 'forgotPassword.failed' } } },
      },
    },
    sent: {
      description: 'If somebody has this address, an email is under way to them.',
      on: { 'correction.requested': { target: 'editing' } },
    },
  },
});

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>;
type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;

export const selectEmail = (form: ForgotPasswordSnapshot): string => form.context.email;
export const selectError = (form: ForgotPasswordSnapshot): EmailError | null => form.context.error;
export const selectIsBusy = (form: ForgotPasswordSnapshot): boolean => form.hasTag('busy');
export const selectIsSent = (form: ForgotPasswordSnapshot): boolean => form.matches('sent');
