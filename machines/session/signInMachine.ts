/**
 * The sign-in form: what is typed, what is wrong with it, and the question to the authentication service.
 *
 *   editing ⇄ submitting → signedIn | unconfirmed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { AuthPort, Credentials, SignInAnswer } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';
import { type CredentialErrors, errorsOf } from './credentials.ts';
import { isAccountError, isRefusedFor, messageOf } from './accountError.ts';

export interface SignInInput {
  auth: AuthPort;
  /** The path that the visitor was going to, if any. */
  returnTo: string | null;
  owner: Owner<SignInReport>;
}

export type SignInEvent =
  | { type: 'email.typed'; email: string }
  | { type: 'password.typed'; password: string }
  | { type: 'form.submitted' };

export type SignInReport =
  | { type: 'signIn.submitted' }
  | { type: 'signIn.succeeded' }
  | { type: 'signIn.refused'; message: Reason }
  /** The password is right, but nobody has confirmed this address yet. */
  | { type: 'signIn.unconfirmed'; email: string; message: Reason }
  | { type: 'signIn.failed' };

interface SignInContext extends SignInInput, Credentials {
  errors: CredentialErrors;
}

export const signInMachine = setup({
  types: { input: {} as SignInInput, context: {} as SignInContext, events: {} as SignInEvent },
  actors: {
    signIn: fromPromise<SignInAnswer, { auth: AuthPort; credentials: Credentials; returnTo: string | null }>(
      async ({ input }) => input.auth.signIn(input.credentials, input.returnTo),
    ),
  },
  guards: {
    isInvalid: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    isUnconfirmed: (_, answer: SignInAnswer) => isRefusedFor(answer, 'email_not_confirmed'),
    isRefused: (_, answer: SignInAnswer) => isAccountError(answer),
  },
  actions: {
    typeEmail: assign(({ context }, email: string) => ({ email, errors: { ...context.errors, email: undefined } })),
    typePassword: assign(({ context }, password: string) => ({
      password,
      errors: { ...context.errors, password: undefined },
    })),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: SignInReport) => report,
    ),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context) })),
  },
}).createMachine({
  id: 'signIn',
  description: 'The sign-in form. Who is signed in is the session’s business.',
  context: ({ input }) => ({ ...input, email: '', password: '', errors: {} }),
  initial: 'editing',
  on: {
    'email.typed': { actions: { type: 'typeEmail', params: ({ event }) => event.email } },
    'password.typed': { actions: { type: 'typePassword', params: ({ event }) => event.password } },
  },
  states: {
    editing: {
      description: 'The form waits to be filled in and sent.',
      on: {
        'form.submitted': [
          { guard: 'isInvalid', actions: 'showErrors' },
          { target: 'submitting', actions: ['showErrors', { type: 'tell', params: { type: 'signIn.submitted' } }] },
        ],
      },
    },
    submitting: {
      description: 'The authentication service decides; what is typed meanwhile is kept.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({
          auth: context.auth,
          credentials: credentialsOf(context),
          returnTo: context.returnTo,
        }),
        onDone: [
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'unconfirmed',
            actions: {
              type: 'tell',
              params: ({ context, event }) => ({
                type: 'signIn.unconfirmed',
                email: context.email.trim(),
                message: messageOf(event.output),
              }),
            },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: {
              type: 'tell',
              params: ({ event }) => ({ type: 'signIn.refused', message: messageOf(event.output) }),
            },
          },
          { target: 'signedIn', actions: { type: 'tell', params: { type: 'signIn.succeeded' } } },
        ],
        onError: { target: 'editing', actions: { type: 'tell', params: { type: 'signIn.failed' } } },
      },
    },
    signedIn: { description: 'Accepted: the session takes over from here.', tags: 'busy' },
    unconfirmed: {
      description: 'The address has to be confirmed first: the owner leads to where its link is sent again.',
      tags: 'busy',
    },
  },
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

export const selectEmail = (signIn: SignInSnapshot): string => signIn.context.email;
export const selectPassword = (signIn: SignInSnapshot): string => signIn.context.password;
export const selectErrors = (signIn: SignInSnapshot): CredentialErrors => signIn.context.errors;
export const selectIsBusy = (signIn: SignInSnapshot): boolean => signIn.hasTag('busy');

const credentialsOf = ({ email, password }: Credentials): Credentials => ({ email: email.trim(), password });
