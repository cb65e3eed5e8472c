/**
 * Who is here: nobody, somebody the product does not know yet, or a learner.
 *
 *   unknown → signedOut ⇄ verifying → unverified | verified → signingOut
 *                            ⇅
 *                       unverifiable
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { AuthPort, SessionNews, User } from '../ports/authPort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import { timings } from '../timings.ts';
import type { Announcement, SessionContext, SessionEvent, SessionInput, SessionReport } from './sessionEvents.ts';
import type { AuthStatus } from '../site/authStatus.ts';

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
    isUnreachable: (_, news: SessionNews) => news === 'unreachable',
    isLost: ({ context }, user: User | null) => user === null && context.user !== null,
    isTroubled: ({ context }) => context.isTroubled,
    losesWork: (_, losesWork: boolean) => losesWork,
    isChanged: ({ context }, { news, user }: Announcement) => news === 'userUpdated' && user?.id === context.user?.id,
    isSame: ({ context }, user: User | null) => user !== null && user.id === context.user?.id,
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: SessionReport) => report,
    ),
    tellStatus: sendTo(
      ({ context }) => context.owner,
      ({ context }, authStatus: AuthStatus) => ({ type: 'session.changed' as const, authStatus, user: context.user }),
    ),
    welcome: assign((_, user: User | null) => ({ user })),
    forget: assign({ user: null, isVerified: null, isTroubled: false }),
    worry: assign({ isTroubled: true }),
  },
  delays: { verifyDelay: timings.verifyDelay },
}).createMachine({
  id: 'session',
  description: 'Who is here, as far as the authentication service and the profile can tell.',
  context: ({ input }) => ({ ...input, user: null, isVerified: null, isTroubled: false }),
  invoke: { id: 'watchSession', src: 'watchSession', input: ({ context }) => ({ auth: context.auth }) },
  initial: 'unknown',
  on: {
    'session.announced': [
      {
        description: 'Nobody here asked for it.',
        guard: { type: 'isLost', params: ({ event }) => event.user },
        target: '.signedOut',
        actions: { type: 'tell', params: { type: 'session.ended' } },
      },
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
    unknown: {
      description: 'The authentication service has not spoken yet.',
      on: {
        'session.announced': {
          description: 'A session is kept that nobody can renew now: whoever it is comes back when somebody can.',
          guard: { type: 'isUnreachable', params: ({ event }) => event.news },
          target: 'signedOut',
          actions: { type: 'tell', params: { type: 'session.verificationFailed' } },
        },
      },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      entry: ['forget', { type: 'tellStatus', params: 'anonymous' }],
      on: {
        'session.announced': {
          description: 'Still nobody: that is not told twice.',
          guard: { type: 'isNobody', params: ({ event }) => event.user },
        },
      },
    },
    verifying: {
      description: 'Somebody is signed in; whether they are verified is being asked.',
      entry: { type: 'tellStatus', params: 'verifying' },
      on: { 'signOut.requested': { target: 'signingOut' } },
      invoke: {
        id: 'verifyUser',
        src: 'verifyUser',
        input: ({ context }) => ({ profiles: context.profiles, user: context.user }),
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'verified' },
          { target: 'unverified' },
        ],
        onError: [
          {
            description: 'Told once; asked again until there is an answer.',
            guard: 'isTroubled',
            target: 'unverifiable',
          },
          {
            target: 'unverifiable',
            actions: ['worry', { type: 'tell', params: { type: 'session.verificationFailed' } }],
          },
        ],
      },
    },
    unverifiable: {
      description: 'The question failed, which says nothing about the learner: it is asked again after a while.',
      after: { verifyDelay: { target: 'verifying' } },
      on: { 'signOut.requested': { target: 'signingOut' } },
    },
    unverified: {
      description: 'A session whose learner has not completed their profile.',
      entry: [assign({ isVerified: false, isTroubled: false }), { type: 'tellStatus', params: 'unverified' }],
      on: { 'signOut.requested': { target: 'signingOut' } },
      initial: 'resting',
      states: {
        resting: {
          description: 'The profile waits to be completed.',
          on: {
            'details.saved': { target: 'reverifying' },
            'session.announced': {
              description: 'Their account changed: it may be enough now.',
              guard: { type: 'isChanged', params: ({ event }) => event },
              target: 'reverifying',
              actions: { type: 'welcome', params: ({ event }) => event.user },
            },
          },
        },
        reverifying: {
          description: 'The profile was stored; whether that is enough is being asked, without leaving the form.',
          invoke: {
            id: 'reverifyUser',
            src: 'verifyUser',
            input: ({ context }) => ({ profiles: context.profiles, user: context.user }),
            onDone: [
              { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: '#session.verified' },
              { target: 'resting' },
            ],
            onError: [
              {
                description: 'Told once; asked again until there is an answer.',
                guard: 'isTroubled',
                target: 'retrying',
              },
              {
                target: 'retrying',
                actions: ['worry', { type: 'tell', params: { type: 'session.verificationFailed' } }],
              },
            ],
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
      entry: [assign({ isVerified: true, isTroubled: false }), { type: 'tellStatus', params: 'verified' }],
      initial: 'resting',
      states: {
        resting: {
          description: 'The learner is at work.',
          on: {
            'signOut.requested': [
              { guard: { type: 'losesWork', params: ({ event }) => event.losesWork }, target: 'doubting' },
              { target: '#session.signingOut' },
            ],
          },
        },
        doubting: {
          description: 'Something typed is not saved: the learner decides whether to leave without it.',
          tags: 'doubting',
          on: {
            'signOut.confirmed': { target: '#session.signingOut' },
            'signOut.declined': { target: 'resting' },
          },
        },
      },
    },
    signingOut: {
      description: 'The learner leaves; the authentication service announces when it is done.',
      on: {
        'session.announced': { guard: { type: 'isNobody', params: ({ event }) => event.user }, target: 'signedOut' },
      },
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
/** Whether the learner is asked to leave without what they typed. */
export const selectIsDoubting = (session: SessionSnapshot): boolean => session.hasTag('doubting');
