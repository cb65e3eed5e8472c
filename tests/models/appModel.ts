import { appMachine } from '#machines/app/appMachine.ts';
import '#machines/app/everyPage.ts';
import type { AuthStatus } from '#machines/site/authStatus.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

const paths = [
  '/',
  '/auth/signin',
  '/auth/signin?redirect=%2Fchallenges',
  '/auth/signup',
  '/auth/callback',
  '/auth/new-password',
  '/auth/userDetails',
  '/dashboard',
  '/profile',
  '/challenges',
  '/learn',
  '/community',
  '/contact',
  '/api',
  '/operator',
  '/challenge',
  '/challenge/2',
  '/nowhere',
];

/** Pages that ask for nothing, or for the same as others do: they are gone to from home only. */
const dull = new Set([
  '/learn',
  '/community',
  '/contact',
  '/api',
  '/operator',
  '/nowhere',
  '/auth/callback',
  '/auth/new-password',
  '/profile',
]);

/** What a session says next. */
const successors: Readonly<Record<AuthStatus, readonly AuthStatus[]>> = {
  unknown: ['anonymous', 'verifying'],
  anonymous: ['verifying'],
  verifying: ['anonymous', 'unverified', 'verified'],
  unverified: ['anonymous', 'verified'],
  verified: ['anonymous'],
};

export const appModel = modelOf({
  machine: appMachine,
  input: (world) => ({ ports: askingPorts(world) }),
  events: [
    ...paths.map((path) => ({ type: 'path.changed' as const, path })),
    { type: 'path.requested', path: '/challenges' },
    { type: 'session.changed', authStatus: 'anonymous', user: null },
    { type: 'session.changed', authStatus: 'verifying', user: ada },
    { type: 'session.changed', authStatus: 'unverified', user: ada },
    { type: 'session.changed', authStatus: 'verified', user: ada },
    { type: 'session.ended' },
    { type: 'session.ended', redirect: '/challenges' },
    { type: 'session.unanswered' },
    { type: 'session.verificationFailed' },
    { type: 'session.signOutFailed' },
    { type: 'signOut.requested', losesWork: false },
    { type: 'account.submitted' },
    { type: 'account.noticed', notice: { kind: 'signedIn' } },
    { type: 'account.left', path: '/dashboard' },
    { type: 'account.detailsSaved' },
    { type: 'profile.failed' },
    { type: 'locale.failed' },
    { type: 'visit.eraseFailed' },
    { type: 'progress.failed' },
    { type: 'progress.achievementsFailed' },
    { type: 'challengeList.failed' },
    { type: 'workspace.noticed', notice: { kind: 'resourceFailed', resource: 'commands' } },
    { type: 'workspace.modified' },
    { type: 'workspace.synchronised' },
    { type: 'departure.decided', path: '/challenges', how: 'push' },
    { type: 'departure.decided', path: '/challenges', how: 'back' },
    { type: 'departure.released' },
    passes('overdueDelay', 'app.checking'),
    passes('overdueDelay', 'app.redirecting'),
  ],
  known: ({ path, authStatus, before, serverRedirect }) => ({
    path,
    authStatus,
    before,
    ...(serverRedirect !== null && { serverRedirect }),
  }),
  isPossible: ({ context, value }, event) => {
    const page = JSON.stringify(value);
    if (event.type === 'session.changed')
      return successors[context['authStatus'] as AuthStatus].includes(event['authStatus']);
    if (/^(departure|path\.requested)/.test(event.type) && /guarded|"workspace":"leaving"/.test(page)) return true;
    if (event.type === 'path.changed') return !dull.has(event['path']) || context['path'] === '/';
    if (/^(session|path|signOut|locale|visit|xstate)\./.test(event.type)) return context['path'] === '/dashboard';
    if (event.type.startsWith('progress.')) return page.includes('course');
    return page.includes(event.type.split('.')[0]!.replace('challengeList', 'course'));
  },
});
