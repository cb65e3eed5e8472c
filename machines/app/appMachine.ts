/**
 * The whole product as one actor: who is here, where they are, and which page that makes.
 *
 *   starting → deciding → showing.plain, or the state of a page with an actor
 *                 ├─────→ checking      until it is known who asks
 *                 ├─────→ redirecting   until the address bar has moved
 *                 └─────→ overdue       when either takes too long
 */
import { assign, sendTo, setup } from 'xstate';
import { appActors } from './appActors.ts';
import { appGuards } from './appGuards.ts';
import { type AppChildren, type AppContext, newVisit } from './appContext.ts';
import * as visit from './belongsAt.ts';
import type { AppEvent, AppInput } from './appEvents.ts';
import { challengeAt, inputOf, knownEmail, readerOf } from './pageInputs.ts';
import type { Notice } from '../site/notice.ts';
import { timings } from '../timings.ts';

export const appMachine = setup({
  types: { input: {} as AppInput, context: {} as AppContext, events: {} as AppEvent, children: {} as AppChildren },
  actors: appActors,
  guards: appGuards,
  actions: {
    go: ({ context }, path: string) => context.ports.location.go(path),
    leadOn: ({ context }, path: string) => context.ports.location.go(path, visit.historyMode(context)),
    openChallenge: sendTo('workspace', ({ context }) => challengeAt(context.path)),
    tellReader: sendTo('learn', ({ context }) => readerOf(context)),
    tellEmail: sendTo('messageForm', ({ context }) => knownEmail(context)),
    goBack: ({ context }) => context.ports.location.go(context.path),
    askFirst: sendTo('departure', (_, to: visit.Departure) => ({ type: 'departure.requested' as const, ...to })),
    leave: ({ context }, departure: visit.Departure) => context.ports.location.go(departure.path, departure.how),
    release: sendTo('departure', { type: 'workspace.synchronised' }),
    releaseSession: sendTo('session', { type: 'workspace.synchronised' }),
    redirect: ({ context }, path: string) => context.ports.location.go(path, 'replace'),
    move: assign(({ context }, path: string) => ({ path, before: context.authStatus, serverRedirect: null })),
    follow: assign((_, redirect: string) => visit.withServerRedirect(redirect)),
    recognise: assign(({ context }, report: visit.StatusReport) => visit.recognised(context, report)),
    leavePage: sendTo('toastList', { type: 'page.left' }),
    signOut: sendTo('session', (_, losesWork: boolean) => ({ type: 'signOut.requested' as const, losesWork })),
    completeDetails: sendTo('session', { type: 'details.saved' }),
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
    { id: 'locale', src: 'locale', input: ({ context, self }) => ({ locales: context.ports.locales, owner: self }) },
    { id: 'theme', src: 'theme', input: ({ context }) => ({ preferences: context.ports.preferences }) },
    { id: 'session', src: 'session', input: inputOf.session },
    { id: 'location', src: 'watchLocation', input: ({ context }) => ({ location: context.ports.location }) },
  ],
  initial: 'starting',
  on: {
    'path.requested': { actions: { type: 'go', params: ({ event }) => event.path } },
    'path.changed': { target: '.deciding', actions: { type: 'move', params: ({ event }) => event.path } },
    'session.changed': { target: '.deciding', actions: { type: 'recognise', params: ({ event }) => event } },
    'signOut.requested': { actions: { type: 'signOut', params: ({ event }) => event.losesWork } },
    'session.ended': {
      actions: [
        { type: 'follow', params: ({ event }) => event.redirect ?? '' },
        { type: 'notify', params: { kind: 'sessionEnded' } },
      ],
    },
    'session.unanswered': { actions: { type: 'notify', params: { kind: 'sessionUnanswered' } } },
    'session.verificationFailed': { actions: { type: 'notify', params: { kind: 'verificationFailed' } } },
    'session.signOutFailed': { actions: { type: 'notify', params: { kind: 'unexpected' } } },
    'locale.failed': { actions: { type: 'notify', params: { kind: 'localeFailed' } } },
    'visit.eraseFailed': { actions: { type: 'notify', params: { kind: 'visitsUnerased' } } },
    'account.noticed': { actions: { type: 'notify', params: ({ event }) => event.notice } },
    'account.detailsSaved': { actions: 'completeDetails' },
    'profile.failed': { actions: { type: 'notify', params: { kind: 'profileFailed' } } },
    'progress.failed': { actions: { type: 'notify', params: { kind: 'profileFailed' } } },
    'progress.achievementsFailed': { actions: { type: 'notify', params: { kind: 'achievementsFailed' } } },
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
        { guard: { type: 'isShownBy', params: 'course' }, target: 'showing.course' },
        { guard: { type: 'isShownBy', params: 'learn' }, target: 'showing.learn' },
        { guard: { type: 'isShownBy', params: 'community' }, target: 'showing.community' },
        { guard: { type: 'isShownBy', params: 'message' }, target: 'showing.message' },
        { guard: { type: 'isShownBy', params: 'api' }, target: 'showing.api' },
        { guard: { type: 'isShownBy', params: 'operator' }, target: 'showing.operator' },
        { guard: { type: 'isShownBy', params: 'workspace' }, target: 'showing.workspace' },
        { target: 'showing.plain' },
      ],
    },
    redirecting: {
      description: 'The visitor belongs elsewhere; the address bar is on its way there.',
      tags: 'waiting',
      entry: { type: 'redirect', params: ({ context }) => visit.belongsAt(context) ?? context.path },
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
        'path.changed': [
          {
            guard: { type: 'staysOnPage', params: ({ event }) => event.path },
            actions: { type: 'move', params: ({ event }) => event.path },
          },
          { target: '#app.deciding', actions: ['leavePage', { type: 'move', params: ({ event }) => event.path }] },
        ],
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
          invoke: { id: 'account', src: 'account', input: inputOf.account },
          on: {
            'account.left': { target: '.leaving', actions: { type: 'leadOn', params: ({ event }) => event.path } },
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
                'account.noticed': { target: 'open', actions: { type: 'notify', params: ({ event }) => event.notice } },
              },
            },
            leaving: {
              description: 'The form is done and leads on: what was said comes along.',
              on: {
                'path.changed': {
                  target: '#app.deciding',
                  actions: { type: 'move', params: ({ event }) => event.path },
                },
              },
            },
          },
        },
        profile: {
          description: 'Who the learner is to the product.',
          invoke: [
            { id: 'profile', src: 'profile', input: inputOf.profile },
            { id: 'progress', src: 'progress', input: inputOf.progress },
          ],
        },
        course: {
          description: 'The challenges, and how far the learner has come with them: to choose from, or to go on.',
          invoke: [
            { id: 'challengeList', src: 'challengeList', input: inputOf.list },
            { id: 'progress', src: 'progress', input: inputOf.progress },
          ],
        },
        learn: {
          description: 'The learning paths: whoever comes may read them, and a learner sees their own progress.',
          invoke: { id: 'learn', src: 'learn', input: inputOf.learn },
          on: { 'session.changed': { actions: [{ type: 'recognise', params: ({ event }) => event }, 'tellReader'] } },
        },
        community: {
          description: 'How to take part, and the runs that learners have shared.',
          invoke: { id: 'board', src: 'board', input: inputOf.board },
        },
        message: {
          description: 'A message to whoever runs the site.',
          invoke: { id: 'messageForm', src: 'messageForm', input: inputOf.messageForm },
          on: { 'session.changed': { actions: [{ type: 'recognise', params: ({ event }) => event }, 'tellEmail'] } },
        },
        api: {
          description: 'The calls of the workspace API.',
          invoke: { id: 'api', src: 'api', input: ({ context }) => ({ api: context.ports.api }) },
        },
        operator: {
          description: 'Who is on, for who runs the site; nothing to anybody else.',
          invoke: { id: 'operator', src: 'operator', input: ({ context }) => ({ operators: context.ports.operators }) },
        },
        workspace: {
          description: 'A learner at work; going from challenge to challenge keeps what runs.',
          invoke: { id: 'workspace', src: 'workspace', input: inputOf.workspace },
          on: {
            'path.changed': {
              guard: { type: 'opensChallenge', params: ({ event }) => event.path },
              actions: [{ type: 'move', params: ({ event }) => event.path }, 'openChallenge'],
            },
          },
          initial: 'free',
          states: {
            free: {
              description: 'Everything typed is saved: leaving loses nothing.',
              on: { 'workspace.modified': { target: 'guarded' } },
            },
            guarded: {
              description: 'Something typed is not saved: nobody leaves, nor by back or forward, without being asked.',
              invoke: { id: 'departure', src: 'departure', input: inputOf.departure },
              on: {
                'workspace.synchronised': { actions: ['release', 'releaseSession'] },
                'departure.released': { target: 'free' },
                'departure.decided': { target: 'leaving', actions: { type: 'leave', params: ({ event }) => event } },
                'path.requested': {
                  guard: { type: 'leavesWorkspace', params: ({ event }) => event.path },
                  actions: { type: 'askFirst', params: ({ event: { path } }) => ({ path, how: 'push' }) },
                },
                'path.changed': {
                  guard: { type: 'leavesWorkspace', params: ({ event }) => event.path },
                  actions: ['goBack', { type: 'askFirst', params: ({ event: { path } }) => ({ path, how: 'back' }) }],
                },
              },
            },
            leaving: {
              description: 'The visitor has chosen to leave, and the next page is not here yet: they may come back.',
              invoke: { id: 'departure', src: 'departure', input: inputOf.departure },
              on: {
                'workspace.synchronised': { target: 'free', actions: 'releaseSession' },
                'departure.released': { target: 'free' },
                'path.changed': { guard: { type: 'comesBack', params: ({ event }) => event.path }, target: 'guarded' },
              },
            },
          },
        },
      },
    },
  },
});
