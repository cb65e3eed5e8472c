/**
 * Who is here: nobody, somebody the product does not know yet, or a learner.
 *
 *   unknown → signedOut ⇄ signedIn
 *                          ├ verification: verifying → unverified → verified
 *                          └ departure:    staying ⇄ confirming, signingOut
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { AuthEvent, AuthPort, User } from '../ports/authPort.ts';
import { required } from '../required.ts';
import type { AuthStatus } from '../site/authStatus.ts';
import { timings } from '../timings.ts';
import { accountDeletionMachine } from './accountDeletionMachine.ts';
import type { AccountDeletionActor } from './accountDeletionSelectors.ts';
import type {
  Announcement,
  SessionChildren,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionReport,
} from './sessionEvents.ts';
import { verificationMachine } from './verificationMachine.ts';

export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as SessionChildren,
  },
  actors: {
    watchSession: fromCallback<SessionEvent, { auth: AuthPort }>(({ input, sendBack }) =>
      input.auth.watch((authEvent, user, redirect) =>
        sendBack({ type: 'session.announced', authEvent, user, redirect }),
      ),
    ),
    signOut: fromPromise<void, { auth: AuthPort; isDeleted: boolean }>(async ({ input: { auth, isDeleted } }) =>
      isDeleted ? auth.forgetSession() : auth.signOut(),
    ),
    verification: verificationMachine,
    accountDeletion: accountDeletionMachine,
  },
  guards: {
    isVerified: (_, isVerified: boolean) => isVerified,
    isNobody: (_, user: User | null) => user === null,
    isUnreachable: (_, authEvent: AuthEvent) => authEvent === 'unreachable',
    hasEnded: ({ context }, user: User | null) => user === null && context.user !== null,
    losesWork: (_, losesWork: boolean) => losesWork,
    isChanged: ({ context }, { authEvent, user }: Announcement) =>
      authEvent === 'userUpdated' && user?.id === required(context.user).id,
    isOwn: ({ context }, userId: string) => userId === required(context.user).id,
    isSame: ({ context }, user: User | null) => required(user).id === context.user?.id,
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
    openDeletion: sendTo('accountDeletion', ({ context }) => ({
      type: 'deletion.opened' as const,
      user: context.user,
    })),
    closeDeletion: sendTo('accountDeletion', { type: 'learner.left' }),
    verifyAgain: sendTo('verification', { type: 'verification.requested' }),
    remember: assign((_, user: User | null) => ({ user })),
    forget: assign({ user: null }),
  },
  delays: { sessionDelay: timings.sessionDelay },
}).createMachine({
  id: 'session',
  description: 'Who is here, as far as the authentication service and the profile can tell.',
  context: ({ input }) => ({ ...input, user: null }),
  invoke: [
    { id: 'accountDeletion', src: 'accountDeletion', input: ({ context, self }) => ({ ...context, owner: self }) },
    { id: 'watchSession', src: 'watchSession', input: ({ context }) => ({ auth: context.auth }) },
  ],
  initial: 'unknown',
  on: {
    'session.announced': [
      {
        description: 'Nobody here asked for it.',
        guard: { type: 'hasEnded', params: ({ event }) => event.user },
        target: '.signedOut',
        actions: { type: 'tell', params: ({ event }) => endOf(event) },
      },
      { guard: { type: 'isNobody', params: ({ event }) => event.user }, target: '.signedOut' },
      {
        description: 'A renewed token or a changed account is still the same learner: nothing is asked again.',
        guard: { type: 'isSame', params: ({ event }) => event.user },
        actions: { type: 'remember', params: ({ event }) => event.user },
      },
      { target: '.signedIn', actions: { type: 'remember', params: ({ event }) => event.user } },
    ],
  },
  states: {
    unknown: {
      description: 'The authentication service has not spoken yet.',
      after: {
        sessionDelay: {
          description: 'Nobody waits for ever: whoever it is comes back when the service speaks.',
          target: 'signedOut',
          actions: { type: 'tell', params: { type: 'session.unanswered' } },
        },
      },
      on: {
        'session.announced': {
          description: 'A session is kept that nobody can renew now: whoever it is comes back when somebody can.',
          guard: { type: 'isUnreachable', params: ({ event }) => event.authEvent },
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
    signedIn: {
      description: 'Somebody is signed in.',
      exit: 'closeDeletion',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context, self }) => ({ profiles: context.profiles, userId: required(context.user).id, owner: self }),
      },
      on: {
        'verification.failed': { actions: { type: 'tell', params: { type: 'session.verificationFailed' } } },
        'deletion.requested': { actions: 'openDeletion' },
      },
      type: 'parallel',
      states: {
        verification: {
          description: 'What is known of their profile.',
          initial: 'verifying',
          states: {
            verifying: {
              description: 'Whether they are verified is being asked.',
              entry: { type: 'tellStatus', params: 'verifying' },
              on: {
                'verification.answered': [
                  { guard: { type: 'isVerified', params: ({ event }) => event.isVerified }, target: 'verified' },
                  { target: 'unverified' },
                ],
              },
            },
            unverified: {
              description: 'A session whose learner has not completed their profile.',
              entry: { type: 'tellStatus', params: 'unverified' },
              on: {
                'verification.answered': {
                  guard: { type: 'isVerified', params: ({ event }) => event.isVerified },
                  target: 'verified',
                },
                'details.saved': { actions: 'verifyAgain' },
                'session.announced': {
                  description: 'Their account changed: it may be enough now.',
                  guard: { type: 'isChanged', params: ({ event }) => event },
                  actions: [{ type: 'remember', params: ({ event }) => event.user }, 'verifyAgain'],
                },
              },
            },
            verified: {
              description: 'A learner who may use everything.',
              entry: { type: 'tellStatus', params: 'verified' },
            },
          },
        },
        departure: {
          description: 'Whether they are about to leave.',
          initial: 'staying',
          states: {
            staying: {
              description: 'The learner is at work.',
              on: {
                'signOut.requested': [
                  { guard: { type: 'losesWork', params: ({ event }) => event.losesWork }, target: 'confirming' },
                  { target: 'signingOut' },
                ],
                'accountDeletion.succeeded': {
                  guard: { type: 'isOwn', params: ({ event }) => event.userId },
                  target: 'signingOut',
                },
              },
            },
            confirming: {
              description: 'Something typed is not saved: the learner decides whether to leave without it.',
              tags: 'confirming',
              on: {
                'signOut.confirmed': { target: 'signingOut' },
                'signOut.declined': { target: 'staying' },
                'workspace.synchronised': { target: 'signingOut' },
              },
            },
            signingOut: {
              description: 'The learner leaves; the authentication service announces when it is done.',
              on: {
                'session.announced': {
                  guard: { type: 'isNobody', params: ({ event }) => event.user },
                  target: '#session.signedOut',
                },
              },
              invoke: {
                id: 'signOut',
                src: 'signOut',
                input: ({ context, event }) => ({
                  auth: context.auth,
                  isDeleted: event.type === 'accountDeletion.succeeded',
                }),
                onDone: { target: '#session.signedOut' },
                onError: { target: 'staying', actions: { type: 'tell', params: { type: 'session.signOutFailed' } } },
              },
            },
          },
        },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const selectAccountDeletion = (session: SessionSnapshot): AccountDeletionActor | undefined =>
  session.children.accountDeletion;
/** Whether the learner is asked to leave without what they typed. */
export const selectIsConfirming = (session: SessionSnapshot): boolean => session.hasTag('confirming');

function endOf({ redirect }: Announcement): SessionReport {
  return { type: 'session.ended', ...(redirect === undefined ? {} : { redirect }) };
}
