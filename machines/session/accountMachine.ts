/**
 * The pages by which somebody becomes known: one state a page, and what each page's form comes to.
 *
 *   choosing → signIn | signUp | verifyEmail | callback | forgotPassword | newPassword | userDetails
 */
import { sendTo, setup } from 'xstate';
import type { Notice } from '../site/notice.ts';
import type { PageName } from '../site/pages.ts';
import { callbackMachine } from './callbackMachine.ts';
import { forgotPasswordMachine } from './forgotPasswordMachine.ts';
import { googleSignInMachine } from './googleSignInMachine.ts';
import { newPasswordMachine } from './newPasswordMachine.ts';
import { signInMachine } from './signInMachine.ts';
import { signUpMachine } from './signUpMachine.ts';
import { userDetailsMachine } from './userDetailsMachine.ts';
import { verifyEmailMachine } from './verifyEmailMachine.ts';
import type { AccountEvent, AccountInput, AccountReport } from './accountEvents.ts';
import { homePath, newPasswordPath, verifyEmailPath } from '../site/accountPaths.ts';
import type { Reason } from '../ports/reason.ts';

export const accountMachine = setup({
  types: {
    input: {} as AccountInput,
    context: {} as AccountInput,
    events: {} as AccountEvent,
    children: {} as {
      signIn: 'signIn';
      signUp: 'signUp';
      googleSignIn: 'googleSignIn';
      verifyEmail: 'verifyEmail';
      callback: 'callback';
      forgotPassword: 'forgotPassword';
      newPassword: 'newPassword';
      userDetails: 'userDetails';
    },
  },
  actors: {
    signIn: signInMachine,
    signUp: signUpMachine,
    googleSignIn: googleSignInMachine,
    verifyEmail: verifyEmailMachine,
    callback: callbackMachine,
    forgotPassword: forgotPasswordMachine,
    newPassword: newPasswordMachine,
    userDetails: userDetailsMachine,
  },
  guards: {
    isOn: ({ context }, page: PageName) => context.page === page,
    isVerified: ({ context }) => context.isVerified,
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: AccountReport) => report,
    ),
    leave: sendTo(
      ({ context }) => context.owner,
      (_, path: string) => ({ type: 'account.left' as const, path }),
    ),
    repeat: sendTo(
      ({ context }) => context.owner,
      (_, message: Reason) => ({
        type: 'account.noticed' as const,
        notice: { kind: 'refusedByProvider' as const, message },
      }),
    ),
    notify: sendTo(
      ({ context }) => context.owner,
      (_, notice: Notice) => ({ type: 'account.noticed' as const, notice }),
    ),
  },
}).createMachine({
  id: 'account',
  description: 'The pages by which somebody becomes known.',
  context: ({ input }) => input,
  initial: 'choosing',
  on: {
    'signIn.submitted': { actions: { type: 'tell', params: { type: 'account.submitted' } } },
    'signIn.succeeded': { actions: { type: 'notify', params: { kind: 'signedIn' } } },
    'signIn.refused': { actions: { type: 'repeat', params: ({ event }) => event.message } },
    'signIn.unconfirmed': {
      description: 'The link of the sign-up may be lost or too old: another is sent from where this leads.',
      actions: [
        { type: 'repeat', params: ({ event }) => event.message },
        { type: 'leave', params: ({ context, event }) => verifyEmailPath(event.email, context.returnTo) },
      ],
    },
    'signIn.failed': { actions: { type: 'notify', params: { kind: 'signInFailed' } } },
    'signUp.submitted': { actions: { type: 'tell', params: { type: 'account.submitted' } } },
    'signUp.succeeded': {
      description: 'No email was needed: whoever signed up is signed in.',
      actions: { type: 'notify', params: { kind: 'signedIn' } },
    },
    'signUp.emailSent': {
      actions: [
        { type: 'notify', params: { kind: 'confirmationSent' } },
        { type: 'leave', params: ({ context, event }) => verifyEmailPath(event.email, context.returnTo) },
      ],
    },
    'signUp.refused': { actions: { type: 'repeat', params: ({ event }) => event.message } },
    'signUp.failed': { actions: { type: 'notify', params: { kind: 'unexpected' } } },
    'googleSignIn.refused': { actions: { type: 'repeat', params: ({ event }) => event.message } },
    'googleSignIn.failed': { actions: { type: 'notify', params: { kind: 'signInFailed' } } },
    'verifyEmail.sent': { actions: { type: 'notify', params: { kind: 'confirmationSent' } } },
    'verifyEmail.refused': { actions: { type: 'repeat', params: ({ event }) => event.message } },
    'verifyEmail.failed': { actions: { type: 'notify', params: { kind: 'unexpected' } } },
    'callback.welcomed': {
      actions: [
        { type: 'notify', params: { kind: 'arrived' } },
        { type: 'leave', params: ({ event }) => homePath(event.returnTo) },
      ],
    },
    'callback.passed': { actions: { type: 'leave', params: ({ event }) => homePath(event.returnTo) } },
    'callback.recovering': { actions: { type: 'leave', params: newPasswordPath } },
    'forgotPassword.refused': { actions: { type: 'repeat', params: ({ event }) => event.message } },
    'forgotPassword.failed': { actions: { type: 'notify', params: { kind: 'unexpected' } } },
    'newPassword.saved': {
      actions: [
        { type: 'notify', params: { kind: 'passwordChanged' } },
        { type: 'leave', params: '/dashboard' },
      ],
    },
    'newPassword.refused': { actions: { type: 'repeat', params: ({ event }) => event.message } },
    'newPassword.failed': { actions: { type: 'notify', params: { kind: 'unexpected' } } },
    'userDetails.loadFailed': { actions: { type: 'notify', params: { kind: 'detailsFailed' } } },
    'userDetails.saveFailed': {
      actions: { type: 'notify', params: ({ event }) => ({ kind: 'detailsRefused', message: event.message }) },
    },
    'userDetails.saved': [
      {
        description: 'Whoever is verified already goes on at once.',
        guard: 'isVerified',
        actions: [
          { type: 'notify', params: { kind: 'detailsSaved' } },
          { type: 'leave', params: ({ context }) => context.returnTo ?? '/dashboard' },
        ],
      },
      {
        actions: [
          { type: 'notify', params: { kind: 'detailsSaved' } },
          { type: 'tell', params: { type: 'account.detailsSaved' } },
        ],
      },
    ],
  },
  states: {
    choosing: {
      description: 'Which of the pages is it?',
      always: [
        { guard: { type: 'isOn', params: 'signIn' }, target: 'signIn' },
        { guard: { type: 'isOn', params: 'signUp' }, target: 'signUp' },
        { guard: { type: 'isOn', params: 'verifyEmail' }, target: 'verifyEmail' },
        { guard: { type: 'isOn', params: 'callback' }, target: 'callback' },
        { guard: { type: 'isOn', params: 'forgotPassword' }, target: 'forgotPassword' },
        { guard: { type: 'isOn', params: 'newPassword' }, target: 'newPassword' },
        { target: 'userDetails' },
      ],
    },
    signIn: {
      description: 'The sign-in form, and the way through Google.',
      invoke: [
        {
          id: 'signIn',
          src: 'signIn',
          input: ({ context, self }) => ({ auth: context.auth, returnTo: context.returnTo, owner: self }),
        },
        {
          id: 'googleSignIn',
          src: 'googleSignIn',
          input: ({ context, self }) => ({ auth: context.auth, returnTo: context.returnTo, owner: self }),
        },
      ],
    },
    signUp: {
      description:
        'The sign-up form, and the way through Google. An email leads to the dashboard in the end, as signing in does.',
      invoke: [
        {
          id: 'signUp',
          src: 'signUp',
          input: ({ context, self }) => ({
            auth: context.auth,
            returnTo: context.returnTo ?? '/dashboard',
            owner: self,
          }),
        },
        {
          id: 'googleSignIn',
          src: 'googleSignIn',
          input: ({ context, self }) => ({ auth: context.auth, returnTo: context.returnTo, owner: self }),
        },
      ],
    },
    verifyEmail: {
      description: 'The email that confirms an address is under way.',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context: { auth, email, returnTo }, self }) => ({ auth, email, returnTo, owner: self }),
      },
    },
    callback: {
      description: 'Somebody comes back from a provider or an email.',
      invoke: {
        id: 'callback',
        src: 'callback',
        input: ({ context, self }) => ({ auth: context.auth, profiles: context.profiles, owner: self }),
      },
    },
    forgotPassword: {
      description: 'The email that replaces a forgotten password is asked for.',
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context, self }) => ({ auth: context.auth, owner: self }),
      },
    },
    newPassword: {
      description: 'A new password is chosen.',
      invoke: {
        id: 'newPassword',
        src: 'newPassword',
        input: ({ context, self }) => ({ auth: context.auth, owner: self }),
      },
    },
    userDetails: {
      description: 'The form that completes a profile.',
      invoke: {
        id: 'userDetails',
        src: 'userDetails',
        input: ({ context, self }) => ({ profiles: context.profiles, userId: context.userId, owner: self }),
      },
    },
  },
});
