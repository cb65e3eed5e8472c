/**
 * Choosing a new password, for whoever is signed in or was let in by a recovery email.
 *
 *   editing ⇄ saving → saved
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import { PASSWORD_MIN_LENGTH } from '#contract/limits.ts';
import type { Owner } from '../owner.ts';
import type { AuthPort, PasswordAnswer, WeakPasswordReason } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';
import { type NewPassword, type NewPasswordErrors, newPasswordErrors } from './newPassword.ts';
import { isAccountError, messageOf, weaknessesOf } from './accountError.ts';

export interface NewPasswordInput {
  auth: AuthPort;
  owner: Owner<NewPasswordReport>;
}

export type NewPasswordEvent =
  | { type: 'password.typed'; password: string }
  | { type: 'passwordAgain.typed'; passwordAgain: string }
  | { type: 'form.submitted' };

export type NewPasswordReport =
  | { type: 'newPassword.saved' }
  | { type: 'newPassword.refused'; message: Reason }
  | { type: 'newPassword.failed' };

interface NewPasswordContext extends NewPasswordInput, NewPassword {
  errors: NewPasswordErrors;
  /** Why the authentication service found this password weak; none before it said so. */
  weaknesses: readonly WeakPasswordReason[];
  /** The shortest password that may be chosen, in characters. */
  passwordLength: number;
}

export const newPasswordMachine = setup({
  types: { input: {} as NewPasswordInput, context: {} as NewPasswordContext, events: {} as NewPasswordEvent },
  actors: {
    askPasswordLength: fromPromise<number, { auth: AuthPort }>(async ({ input }) => input.auth.passwordLength()),
    changePassword: fromPromise<PasswordAnswer, NewPasswordContext>(async ({ input }) =>
      input.auth.changePassword(input.password),
    ),
  },
  guards: {
    isInvalid: ({ context }) => Object.keys(newPasswordErrors(context, context.passwordLength)).length > 0,
    isRefused: (_, answer: PasswordAnswer) => isAccountError(answer),
  },
  actions: {
    typePassword: assign(({ context }, password: string) => ({
      password,
      errors: { ...context.errors, password: undefined },
      weaknesses: [],
    })),
    typePasswordAgain: assign(({ context }, passwordAgain: string) => ({
      passwordAgain,
      errors: { ...context.errors, passwordAgain: undefined },
    })),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: NewPasswordReport) => report,
    ),
    showErrors: assign(({ context }) => ({ errors: newPasswordErrors(context, context.passwordLength) })),
    keepPasswordLength: assign((_, passwordLength: number) => ({ passwordLength })),
    keepWeaknesses: assign((_, answer: PasswordAnswer) => ({ weaknesses: weaknessesOf(answer) })),
  },
}).createMachine({
  id: 'newPassword',
  description: 'Choosing a new password.',
  context: ({ input }) => ({
    ...input,
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
  states: {
    editing: {
      description: 'The form waits to be filled in and sent.',
      on: {
        'password.typed': { actions: { type: 'typePassword', params: ({ event }) => event.password } },
        'passwordAgain.typed': { actions: { type: 'typePasswordAgain', params: ({ event }) => event.passwordAgain } },
        'form.submitted': [
          { guard: 'isInvalid', actions: 'showErrors' },
          { target: 'saving', actions: 'showErrors' },
        ],
      },
    },
    saving: {
      description: 'The authentication service decides; the form is locked.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'keepWeaknesses', params: ({ event }) => event.output },
              {
                type: 'tell',
                params: ({ event }) => ({ type: 'newPassword.refused', message: messageOf(event.output) }),
              },
            ],
          },
          { target: 'saved', actions: { type: 'tell', params: { type: 'newPassword.saved' } } },
        ],
        onError: { target: 'editing', actions: { type: 'tell', params: { type: 'newPassword.failed' } } },
      },
    },
    saved: { description: 'The new password holds; the owner leads on from here.', tags: 'busy' },
  },
});

export type NewPasswordActor = ActorRefFrom<typeof newPasswordMachine>;
type NewPasswordSnapshot = SnapshotFrom<typeof newPasswordMachine>;

export const selectPassword = (form: NewPasswordSnapshot): string => form.context.password;
export const selectPasswordAgain = (form: NewPasswordSnapshot): string => form.context.passwordAgain;
export const selectErrors = (form: NewPasswordSnapshot): NewPasswordErrors => form.context.errors;
export const selectWeaknesses = (form: NewPasswordSnapshot): readonly WeakPasswordReason[] => form.context.weaknesses;
export const selectPasswordLength = (form: NewPasswordSnapshot): number => form.context.passwordLength;
export const selectIsBusy = (form: NewPasswordSnapshot): boolean => form.hasTag('busy');
