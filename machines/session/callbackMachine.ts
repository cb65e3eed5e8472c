/**
 * Coming back to the site from a provider or an email.
 *
 *   arriving → saving → welcomed
 *      │         ⇅
 *      │      unsaved
 *      └→ recovering | confirmed | refused
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { CallbackAnswer, AuthPort, User } from '../ports/authPort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import type { Reason } from '../ports/reason.ts';
import { required } from '../required.ts';
import { hasErrorCode, messageOf } from './accountError.ts';

export interface CallbackInput {
  auth: AuthPort;
  profiles: ProfilePort;
  owner: Owner<CallbackReport>;
}

export type CallbackEvent = { type: 'retry.requested' };

export type CallbackReport =
  | { type: 'callback.welcomed'; returnTo: string | null }
  /** Nothing was brought, and somebody is signed in: there is nothing to do here. */
  | { type: 'callback.passed'; returnTo: string | null }
  | { type: 'callback.recovering' };

interface CallbackContext extends CallbackInput {
  user: User | null;
  /** The path that the learner was going to, if any. */
  returnTo: string | null;
  /** Why there is no session; null when it broke without any. */
  message: Reason | null;
}

export const callbackMachine = setup({
  types: { input: {} as CallbackInput, context: {} as CallbackContext, events: {} as CallbackEvent },
  actors: {
    finishCallback: fromPromise<CallbackAnswer, { auth: AuthPort }>(async ({ input }) => input.auth.finishCallback()),
    saveProfile: fromPromise<void, { profiles: ProfilePort; user: User }>(async ({ input }) =>
      input.profiles.saveProfile(input.user),
    ),
  },
  guards: {
    isSignedIn: (_, { outcome }: CallbackAnswer) => outcome === 'signedIn',
    wasSignedIn: (_, { outcome }: CallbackAnswer) => outcome === 'alreadySignedIn',
    isRecovering: (_, { outcome }: CallbackAnswer) => outcome === 'recovering',
    isConfirmed: (_, { outcome }: CallbackAnswer) => outcome === 'confirmed',
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: CallbackReport) => report,
    ),
    remember: assign((_, answer: CallbackAnswer) => arrivedBy(answer)),
  },
}).createMachine({
  id: 'callback',
  description: 'Coming back to the site from a provider or an email.',
  context: ({ input }) => ({ ...input, user: null, returnTo: null, message: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What the address brought is being looked at.',
      tags: 'busy',
      invoke: {
        id: 'finishCallback',
        src: 'finishCallback',
        input: ({ context }) => ({ auth: context.auth }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'saving',
            actions: { type: 'remember', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasSignedIn', params: ({ event }) => event.output },
            target: 'welcomed',
            actions: [
              { type: 'remember', params: ({ event }) => event.output },
              { type: 'tell', params: ({ context }) => ({ type: 'callback.passed', returnTo: context.returnTo }) },
            ],
          },
          {
            guard: { type: 'isRecovering', params: ({ event }) => event.output },
            target: 'recovering',
            actions: { type: 'tell', params: { type: 'callback.recovering' } },
          },
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'confirmed' },
          { target: 'refused', actions: { type: 'remember', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused' },
      },
    },
    saving: {
      description: 'Somebody is signed in; what their account says about them is being stored.',
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ profiles: context.profiles, user: required(context.user) }),
        onDone: {
          target: 'welcomed',
          actions: {
            type: 'tell',
            params: ({ context }) => ({ type: 'callback.welcomed', returnTo: context.returnTo }),
          },
        },
        onError: { target: 'unsaved' },
      },
    },
    unsaved: {
      description: 'The profile was not stored: the session holds, and the learner may try again.',
      on: { 'retry.requested': { target: 'saving' } },
    },
    welcomed: { description: 'Done: the owner leads on from here.', tags: 'busy' },
    recovering: { description: 'A recovery email was opened: a new password is chosen next.', tags: 'busy' },
    confirmed: { description: 'The e-mail is confirmed, but the sign-in was not started in this browser.' },
    refused: { description: 'The address brought no session.' },
  },
});

export type CallbackActor = ActorRefFrom<typeof callbackMachine>;
type CallbackSnapshot = SnapshotFrom<typeof callbackMachine>;

/** `unrecovered`: another email helps, opened in time in the browser in which it is asked for; signing in does not. */
export type CallbackStatus = 'busy' | 'unsaved' | 'confirmed' | 'unrecovered' | 'refused';

export function selectStatus(callback: CallbackSnapshot): CallbackStatus {
  if (callback.hasTag('busy')) return 'busy';
  if (callback.matches('unsaved')) return 'unsaved';
  if (callback.matches('confirmed')) return 'confirmed';
  return isAboutRecovery(callback.context.message) ? 'unrecovered' : 'refused';
}

/** Why there is no session; null when it broke without any. */
export const selectMessage = (callback: CallbackSnapshot): Reason | null => callback.context.message;

const isAboutRecovery = (reason: Reason | null): boolean =>
  hasErrorCode(reason, 'callback_recovery_elsewhere') || hasErrorCode(reason, 'callback_recovery_expired');

function arrivedBy(answer: CallbackAnswer): Partial<CallbackContext> {
  if (answer.outcome === 'signedIn') return { user: answer.user, returnTo: answer.returnTo };
  return answer.outcome === 'alreadySignedIn' ? { returnTo: answer.returnTo } : { message: messageOf(answer) };
}
