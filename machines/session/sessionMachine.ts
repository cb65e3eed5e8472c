/**
 * Who is here: nobody, somebody the product does not know yet, or a learner.
 *
 *   unknown → signedOut ⇄ verifying → unverified | verified → signingOut
 *                            ⇅
 *                       unverifiable
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { AuthPort, SessionNews, User } from '../ports/authPort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import { timings } from '../timings.ts';
import type { Standing } from './standing.ts';

export interface SessionInput {
  auth: AuthPort;
  profiles: ProfilePort;
  owner: Owner<SessionReport>;
}

export type SessionEvent =
  | { type: 'session.announced'; news: SessionNews; user: User | null }
  | { type: 'details.saved' }
  | { type: 'signOut.requested' };

export type SessionReport =
  | { type: 'session.changed'; standing: Standing; user: User | null }
  | { type: 'session.verificationFailed' }
  | { type: 'session.signOutFailed' };

interface SessionContext extends SessionInput {
  user: User | null;
  /** The last answer about this learner; null before the first. */
  isVerified: boolean | null;
}

export const sessionMachine = setup({
  types: { input: {} as SessionInput, context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    watchSession: fromCallback<SessionEvent, { auth: AuthPort }>(({ input, sendBack }) =>
      input.auth.watch((news, user) => sendBack({ type: 'session.announced', news, user })),
    ),
    verifyUser: fromPromise<boolean, { profiles: ProfilePort; user: User | null }>(
      async ({ input }) => input.user !== null && input.profiles.isVerified(input.user.id),
    ),
    signOut: fromPromise<void, { auth: AuthPort }>(async ({ input }) => input.auth.signOut()),
  },
  guards: {
    isTrue: (_, verified: boolean) => verified,
    isVerified: ({ context }) => context.isVerified === true,
    isUnverified: ({ context }) => context.isVerified === false,
    isNobody: (_, user: User | null) => user === null,
    isSame: ({ context }, user: User | null) => user !== null && user.id === context.user?.id,
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: SessionReport) => report,
    ),
    tellStanding: sendTo(
      ({ context }) => context.owner,
      ({ context }, standing: Standing) => ({ type: 'session.changed' as const, standing, user: context.user }),
    ),
    welcome: assign((_, user: User | null) => ({ user })),
    forget: assign({ user: null, isVerified: null }),
  },
  delays: { verifyDelay: timings.verifyDelay },
}).createMachine({
  id: 'session',
  description: 'Who is here, as far as the authentication service and the profile can tell.',
  context: ({ input }) => ({ ...input, user: null, isVerified: null }),
  invoke: { id: 'watchSession', src: 'watchSession', input: ({ context }) => ({ auth: context.auth }) },
  initial: 'unknown',
  on: {
    'session.announced': [
      { guard: { type: 'isNobody', params: ({ event }) => event.user }, target: '.signedOut' },
      {
        description: 'A renewed token or a changed account is still the same learner: nothing is asked again.',
        guard: { type: 'isSame', params: ({ event }) => event.user },
        actions: { type: 'welcome', params: ({ event }) => event.user },
      },
      { target: '.verifying', actions: ['forget', { type: 'welcome', params: ({ event }) => event.user }] },
    ],
  },
  states: {
    unknown: { description: 'The authentication service has not spoken yet.' },
    signedOut: {
      description: 'Nobody is signed in.',
      entry: ['forget', { type: 'tellStanding', params: 'anonymous' }],
      on: {
        'session.announced': {
          description: 'Still nobody: that is not told twice.',
          guard: { type: 'isNobody', params: ({ event }) => event.user },
        },
      },
    },
    verifying: {
      description: 'Somebody is signed in; whether they are verified is being asked.',
      tags: 'busy',
      entry: { type: 'tellStanding', params: 'verifying' },
      on: { 'signOut.requested': { target: 'signingOut' } },
      invoke: {
        id: 'verifyUser',
        src: 'verifyUser',
        input: ({ context }) => ({ profiles: context.profiles, user: context.user }),
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'verified' },
          { target: 'unverified' },
        ],
        onError: { target: 'unverifiable', actions: { type: 'tell', params: { type: 'session.verificationFailed' } } },
      },
    },
    unverifiable: {
      description: 'The question failed, which says nothing about the learner: it is asked again after a while.',
      tags: 'busy',
      after: { verifyDelay: { target: 'verifying' } },
      on: { 'signOut.requested': { target: 'signingOut' } },
    },
    unverified: {
      description: 'A session whose learner has not completed their profile.',
      entry: [assign({ isVerified: false }), { type: 'tellStanding', params: 'unverified' }],
      on: { 'signOut.requested': { target: 'signingOut' } },
      initial: 'resting',
      states: {
        resting: {
          description: 'The profile waits to be completed.',
          on: { 'details.saved': { target: 'reverifying' } },
        },
        reverifying: {
          description: 'The profile was stored; whether that is enough is being asked, without leaving the form.',
          tags: 'busy',
          invoke: {
            id: 'reverifyUser',
            src: 'verifyUser',
            input: ({ context }) => ({ profiles: context.profiles, user: context.user }),
            onDone: [
              { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: '#session.verified' },
              { target: 'resting' },
            ],
            onError: { target: 'retrying', actions: { type: 'tell', params: { type: 'session.verificationFailed' } } },
          },
        },
        retrying: {
          description: 'The question failed and is asked again after a while.',
          after: { verifyDelay: { target: 'reverifying' } },
          on: { 'details.saved': { target: 'reverifying' } },
        },
      },
    },
    verified: {
      description: 'A learner who may use everything.',
      entry: [assign({ isVerified: true }), { type: 'tellStanding', params: 'verified' }],
      on: { 'signOut.requested': { target: 'signingOut' } },
    },
    signingOut: {
      description: 'The learner leaves; the authentication service announces when it is done.',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ auth: context.auth }),
        onDone: { target: 'signedOut' },
        onError: [
          {
            guard: 'isVerified',
            target: 'verified',
            actions: { type: 'tell', params: { type: 'session.signOutFailed' } },
          },
          {
            guard: 'isUnverified',
            target: 'unverified',
            actions: { type: 'tell', params: { type: 'session.signOutFailed' } },
          },
          { target: 'verifying', actions: { type: 'tell', params: { type: 'session.signOutFailed' } } },
        ],
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const selectUser = (session: SessionSnapshot): User | null => session.context.user;
export const selectIsSignedIn = (session: SessionSnapshot): boolean => session.context.user !== null;
