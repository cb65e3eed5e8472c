/**
 * The whole product as one actor: who is here, where they are, and which page that makes.
 *
 *   starting → deciding → showing.plain, or the state of a page with an actor
 *                 ├─────→ checking      until it is known who asks
 *                 ├─────→ redirecting   until the address bar has moved
 *                 └─────→ overdue       when either takes too long
 */
import { assign, sendTo, setup } from 'xstate';
import { challengeListMachine } from '../pages/challengeListMachine.ts';
import { profileMachine } from '../pages/profileMachine.ts';
import { reportMachine } from '../recording/reportMachine.ts';
import { accountMachine } from '../session/accountMachine.ts';
import { emailOf } from '../site/accountPaths.ts';
import type { SessionReport } from '../session/sessionEvents.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { themeMachine } from '../widgets/themeMachine.ts';
import { toastListMachine } from '../widgets/toastListMachine.ts';
import { workspaceMachine } from '../workspace/workspaceMachine.ts';
import { type AppContext, newVisit } from './appContext.ts';
import { belongsAt, maySee } from './belongsAt.ts';
import type { AppEvent, AppInput } from './appEvents.ts';
import type { Notice } from '../site/notice.ts';
import { type ShowingState, pageOf, rowOf } from '../site/pages.ts';
import { isUndecided, redirectFor } from '../site/redirectFor.ts';
import { safePath, safeRedirect } from '../site/safeRedirect.ts';
import { timings } from '../timings.ts';
import { watchLocation } from './watchLocation.ts';

export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    children: {} as {
      location: 'watchLocation';
      session: 'session';
      toastList: 'toastList';
      theme: 'theme';
      report: 'report';
      account: 'account';
      profile: 'profile';
      challengeList: 'challengeList';
      workspace: 'workspace';
    },
  },
  actors: {
    session: sessionMachine,
    account: accountMachine,
    profile: profileMachine,
    challengeList: challengeListMachine,
    workspace: workspaceMachine,
    toastList: toastListMachine,
    theme: themeMachine,
    report: reportMachine,
    watchLocation,
  },
  guards: {
    isElsewhere: ({ context }) => belongsAt(context) !== undefined,
    isUndecided: ({ context }) => isUndecided(context.authStatus, context.path),
    isShownBy: ({ context }, state: ShowingState) => rowOf(context.path).shownBy === state,
    staysOnPage: ({ context }, path: string) =>
      pageOf(path).name === pageOf(context.path).name &&
      redirectFor(context.authStatus, context.authStatus, path) === undefined,
    maySee: ({ context }, report: SessionReport & { type: 'session.changed' }) => maySee(context, report),
  },
  actions: {
    go: ({ context }, path: string) => context.ports.location.go(path),
    redirect: ({ context }, path: string) => context.ports.location.go(path, 'replace'),
    move: assign(({ context }, path: string) => ({ path, before: context.authStatus, serverRedirect: null })),
    follow: assign((_, redirect: string) => ({ serverRedirect: safePath(redirect) ?? null })),
    recognise: assign(({ context }, { authStatus, user }: SessionReport & { type: 'session.changed' }) => ({
      authStatus,
      user,
      before: context.authStatus,
    })),
    notify: sendTo('toastList', (_, notice: Notice) => ({ type: 'notice.given' as const, notice })),
  },
  delays: { overdueDelay: timings.overdueDelay },
}).createMachine({
  id: 'app',
  description: 'The whole product as one actor: who is here, where they are, and which page that makes.',
  context: ({ input }) => ({ ...input, ...newVisit }),
  invoke: [
    { id: 'toastList', src: 'toastList' },
    { id: 'report', src: 'report', input: ({ context }) => ({ log: context.ports.log }) },
    { id: 'theme', src: 'theme', input: ({ context }) => ({ preferences: context.ports.preferences }) },
    {
      id: 'session',
      src: 'session',
      input: ({ context, self }) => ({ auth: context.ports.auth, profiles: context.ports.profiles, owner: self }),
    },
    { id: 'location', src: 'watchLocation', input: ({ context }) => ({ location: context.ports.location }) },
  ],
  initial: 'starting',
  on: {
    'path.requested': { actions: { type: 'go', params: ({ event }) => event.path } },
    'path.changed': { target: '.deciding', actions: { type: 'move', params: ({ event }) => event.path } },
    'session.changed': { target: '.deciding', actions: { type: 'recognise', params: ({ event }) => event } },
    'signOut.requested': { actions: sendTo('session', ({ event }) => event) },
    'session.ended': {
      actions: [
        { type: 'follow', params: ({ event }) => event.redirect ?? '' },
        { type: 'notify', params: { kind: 'sessionEnded' } },
      ],
    },
    'session.unanswered': { actions: { type: 'notify', params: { kind: 'sessionUnanswered' } } },
    'session.verificationFailed': { actions: { type: 'notify', params: { kind: 'verificationFailed' } } },
    'session.signOutFailed': { actions: { type: 'notify', params: { kind: 'unexpected' } } },
    'account.noticed': { actions: { type: 'notify', params: ({ event }) => event.notice } },
    'account.left': { actions: { type: 'go', params: ({ event }) => event.path } },
    'account.detailsSaved': { actions: sendTo('session', { type: 'details.saved' }) },
    'profile.failed': { actions: { type: 'notify', params: { kind: 'profileFailed' } } },
    'challengeList.failed': { actions: { type: 'notify', params: { kind: 'challengesFailed' } } },
    'workspace.noticed': { actions: { type: 'notify', params: ({ event }) => event.notice } },
  },
  states: {
    starting: {
      description: 'The address bar has not spoken yet.',
      tags: 'waiting',
      on: { 'session.changed': { actions: { type: 'recognise', params: ({ event }) => event } } },
    },
    deciding: {
      description: 'Which page, if any, do this path and this visitor make?',
      always: [
        { guard: 'isElsewhere', target: 'redirecting' },
        { guard: 'isUndecided', target: 'checking' },
        { guard: { type: 'isShownBy', params: 'account' }, target: 'showing.account' },
        { guard: { type: 'isShownBy', params: 'profile' }, target: 'showing.profile' },
        { guard: { type: 'isShownBy', params: 'challenges' }, target: 'showing.challenges' },
        { guard: { type: 'isShownBy', params: 'workspace' }, target: 'showing.workspace' },
        { target: 'showing.plain' },
      ],
    },
    redirecting: {
      description: 'The visitor belongs elsewhere; the address bar is on its way there.',
      tags: 'waiting',
      entry: {
        type: 'redirect',
        params: ({ context }) => belongsAt(context) ?? context.path,
      },
      after: { overdueDelay: { target: 'overdue' } },
    },
    checking: {
      description: 'The page must wait until it is known who asks for it.',
      tags: 'waiting',
      after: { overdueDelay: { target: 'overdue' } },
    },
    overdue: {
      description: 'What is waited for is late: the visitor is told, and taken on by whatever comes.',
      tags: ['waiting', 'overdue'],
    },
    showing: {
      description: 'A page is shown; it stays for as long as the visitor may see it.',
      on: {
        'path.changed': {
          guard: { type: 'staysOnPage', params: ({ event }) => event.path },
          actions: { type: 'move', params: ({ event }) => event.path },
        },
        'session.changed': {
          guard: { type: 'maySee', params: ({ event }) => event },
          actions: { type: 'recognise', params: ({ event }) => event },
        },
      },
      initial: 'plain',
      states: {
        plain: { description: 'A page that needs no actor of its own.' },
        account: {
          description: 'One of the pages by which somebody becomes known.',
          invoke: {
            id: 'account',
            src: 'account',
            input: ({ context, self }) => ({
              auth: context.ports.auth,
              profiles: context.ports.profiles,
              page: pageOf(context.path).name,
              returnTo: safeRedirect(context.path) ?? null,
              email: emailOf(context.path),
              userId: context.user?.id ?? '',
              isVerified: context.authStatus === 'verified',
              owner: self,
            }),
          },
          initial: 'open',
          states: {
            open: {
              description: 'Nothing was asked of the authentication service, or it has answered: the session decides.',
              always: { guard: 'isElsewhere', target: '#app.deciding' },
              on: { 'account.submitted': { target: 'submitting' } },
            },
            submitting: {
              description: 'The session may change before a form has its answer: nobody is led away until then.',
              on: {
                'session.changed': { actions: { type: 'recognise', params: ({ event }) => event } },
                'account.noticed': {
                  target: 'open',
                  actions: { type: 'notify', params: ({ event }) => event.notice },
                },
              },
            },
          },
        },
        profile: {
          description: 'Who the learner is to the product.',
          invoke: {
            id: 'profile',
            src: 'profile',
            input: ({ context, self }) => ({
              profiles: context.ports.profiles,
              userId: context.user?.id ?? '',
              owner: self,
            }),
          },
        },
        challenges: {
          description: 'The challenges there are.',
          invoke: {
            id: 'challengeList',
            src: 'challengeList',
            input: ({ context, self }) => ({ challenges: context.ports.challenges, owner: self }),
          },
        },
        workspace: {
          description: 'A learner at work; going from challenge to challenge keeps what runs.',
          invoke: {
            id: 'workspace',
            src: 'workspace',
            input: ({ context, self }) => ({
              ports: context.ports,
              challengeId: pageOf(context.path).challengeId,
              owner: self,
            }),
          },
          on: {
            'path.changed': {
              guard: { type: 'staysOnPage', params: ({ event }) => event.path },
              actions: [
                { type: 'move', params: ({ event }) => event.path },
                sendTo('workspace', ({ event }) => ({
                  type: 'challenge.changed',
                  challengeId: pageOf(event.path).challengeId,
                })),
              ],
            },
          },
        },
      },
    },
  },
});
