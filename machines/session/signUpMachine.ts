/**
 * The sign-up form: what is typed, what is wrong with it, and the question to the authentication service.
 *
 *   editing ⇄ submitting → signedUp
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import { PASSWORD_MIN_LENGTH } from '#contract/limits.ts';
import type { Owner } from '../owner.ts';
import type { AuthPort, Credentials, SignUpAnswer, WeakPasswordReason } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';
import { type EmailError, emailError } from './emailError.ts';
import { type NewPassword, type NewPasswordErrors, newPasswordErrors } from './newPassword.ts';
import { messageOf, weaknessesOf } from './accountError.ts';

export interface SignUpInput {
  auth: AuthPort;
  /** The path that the visitor was going to, if any. */
  returnTo: string | null;
  owner: Owner<SignUpReport>;
}

export type SignUpEvent =
  | { type: 'email.typed'; email: string }
  | { type: 'password.typed'; password: string }
  | { type: 'passwordAgain.typed'; passwordAgain: string }
  | { type: 'form.submitted' };

export type SignUpReport =
  | { type: 'signUp.submitted' }
  | { type: 'signUp.succeeded' }
  | { type: 'signUp.emailSent'; email: string }
  | { type: 'signUp.refused'; message: Reason }
  | { type: 'signUp.failed' };

export interface SignUpErrors extends NewPasswordErrors {
  email?: EmailError | undefined;
}

interface SignUpContext extends SignUpInput, NewPassword {
  email: string;
  errors: SignUpErrors;
  /** Why the authentication service found this password weak; none before it said so. */
  weaknesses: readonly WeakPasswordReason[];
  /** The shortest password that may be chosen, in characters. */
  passwordLength: number;
}

export const signUpMachine = setup({
  types: { input: {} as SignUpInput, context: {} as SignUpContext, events: {} as SignUpEvent },
  actors: {
    askPasswordLength: fromPromise<number, { auth: AuthPort }>(async ({ input }) => input.auth.passwordLength()),
    signUp: fromPromise<SignUpAnswer, { auth: AuthPort; credentials: Credentials; returnTo: string | null }>(
      async ({ input }) => input.auth.signUp(input.credentials, input.returnTo),
    ),
  },
  guards: {
    isInvalid: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    isRefused: (_, { outcome }: SignUpAnswer) => outcome === 'refused',
    awaitsEmail: (_, { outcome }: SignUpAnswer) => outcome === 'emailSent',
  },
  actions: {
    typeEmail: assign((_, email: string) => ({ email })),
    typePassword: assign((_, password: string) => ({ password, weaknesses: [] })),
    typePasswordAgain: assign((_, passwordAgain: string) => ({ passwordAgain })),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: SignUpReport) => report,
    ),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context) })),
    clearError: assign(({ context }, field: keyof SignUpErrors) => ({
      errors: { ...context.errors, [field]: undefined },
    })),
    keepPasswordLength: assign((_, passwordLength: number) => ({ passwordLength })),
    keepWeaknesses: assign((_, answer: SignUpAnswer) => ({ weaknesses: weaknessesOf(answer) })),
  },
}).createMachine({
  id: 'signUp',
  description: 'The sign-up form; nothing typed is lost by an answer.',
  context: ({ input }) => ({
    ...input,
    email: '',
    password: '',
    passwordAgain: '',
    errors: {},
    weaknesses: [],
    passwordLength: PASSWORD_MIN_LENGTH,
  }),
  invoke: {
    id: 'askPasswordLength',
    src: 'askPasswordLength',
    input: ({ context: { auth } }) => ({ auth }),
    onDone: { actions: { type: 'keepPasswordLength', params: ({ event }) => event.output } },
  },
  initial: 'editing',
  on: {
    'email.typed': {
      actions: [
        { type: 'typeEmail', params: ({ event }) => event.email },
        { type: 'clearError', params: 'email' },
      ],
    },
    'password.typed': {
      actions: [
        { type: 'typePassword', params: ({ event }) => event.password },
        { type: 'clearError', params: 'password' },
      ],
    },
    'passwordAgain.typed': {
      actions: [
        { type: 'typePasswordAgain', params: ({ event }) => event.passwordAgain },
        { type: 'clearError', params: 'passwordAgain' },
      ],
    },
  },
  states: {
    editing: {
      description: 'The form waits to be filled in and sent.',
      on: {
        'form.submitted': [
          { guard: 'isInvalid', actions: 'showErrors' },
          { target: 'submitting', actions: ['showErrors', { type: 'tell', params: { type: 'signUp.submitted' } }] },
        ],
      },
    },
    submitting: {
      description: 'The authentication service decides; what is typed meanwhile is kept.',
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({
          auth: context.auth,
          credentials: { email: context.email.trim(), password: context.password },
          returnTo: context.returnTo,
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'keepWeaknesses', params: ({ event }) => event.output },
              { type: 'tell', params: ({ event }) => ({ type: 'signUp.refused', message: messageOf(event.output) }) },
            ],
          },
          {
            guard: { type: 'awaitsEmail', params: ({ event }) => event.output },
            target: 'signedUp',
            actions: {
              type: 'tell',
              params: ({ context }) => ({ type: 'signUp.emailSent', email: context.email.trim() }),
            },
          },
          { target: 'signedUp', actions: { type: 'tell', params: { type: 'signUp.succeeded' } } },
        ],
        onError: { target: 'editing', actions: { type: 'tell', params: { type: 'signUp.failed' } } },
      },
    },
    signedUp: { description: 'Accepted: the owner leads on from here.', tags: 'busy' },
  },
});

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;
type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;

export const selectEmail = (signUp: SignUpSnapshot): string => signUp.context.email;
export const selectPassword = (signUp: SignUpSnapshot): string => signUp.context.password;
export const selectPasswordAgain = (signUp: SignUpSnapshot): string => signUp.context.passwordAgain;
export const selectErrors = (signUp: SignUpSnapshot): SignUpErrors => signUp.context.errors;
export const selectWeaknesses = (signUp: SignUpSnapshot): readonly WeakPasswordReason[] => signUp.context.weaknesses;
export const selectPasswordLength = (signUp: SignUpSnapshot): number => signUp.context.passwordLength;
export const selectIsBusy = (signUp: SignUpSnapshot): boolean => signUp.hasTag('busy');

function errorsOf(form: SignUpContext): SignUpErrors {
  const error = emailError(form.email);
  return { ...(error && { email: error }), ...newPasswordErrors(form, form.passwordLength) };
}
