import { appMachine } from '#machines/app/appMachine.ts';
import type { Standing } from '#machines/session/standing.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';

const paths = [
  '/',
  '/auth/signin',
  '/auth/signin?redirect=%2Fchallenges',
  '/auth/userDetails',
  '/dashboard',
  '/challenges',
  '/challenge',
  '/challenge/2',
  '/_design',
  '/replay',
  '/nowhere',
];

/** Pages that ask for nothing: they are gone to from home only. */
const dull = new Set(['/_design', '/replay', '/nowhere']);

/** What a session says next. */
const successors: Readonly<Record<Standing, readonly Standing[]>> = {
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
    { type: 'session.changed', standing: 'anonymous', user: null },
    { type: 'session.changed', standing: 'verifying', user: ada },
    { type: 'session.changed', standing: 'unverified', user: ada },
    { type: 'session.changed', standing: 'verified', user: ada },
    { type: 'session.verificationFailed' },
    { type: 'session.signOutFailed' },
    { type: 'signIn.submitted' },
    { type: 'signIn.succeeded' },
    { type: 'signIn.refused', message: 'Invalid login credentials' },
    { type: 'signIn.failed' },
    { type: 'userDetails.loadFailed' },
    { type: 'userDetails.saved' },
    { type: 'userDetails.saveFailed', message: 'Network Error' },
    { type: 'challengeList.failed' },
    { type: 'workspace.noticed', notice: { kind: 'resourceFailed', resource: 'commands' } },
  ],
  known: ({ path, standing, before }) => ({ path, standing, before }),
  isPossible: ({ context, value }, event) => {
    const page = JSON.stringify(value);
    if (event.type === 'session.changed')
      return successors[context['standing'] as Standing].includes(event['standing']);
    if (event.type === 'path.changed') return !dull.has(event['path']) || context['path'] === '/';
    if (event.type.startsWith('session.') || event.type === 'path.requested') return context['path'] === '/dashboard';
    return page.includes(event.type.split('.')[0]!.replace('List', 's'));
  },
});
