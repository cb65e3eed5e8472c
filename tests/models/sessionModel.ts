import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

const grace = { ...ada, id: 'u2', email: 'grace@example.com' };

export const sessionModel = modelOf({
  machine: sessionMachine,
  input: (world) => {
    const { accounts, auth, exports, profiles, siteData } = askingPorts(world);
    return { accounts, auth, exports, profiles, siteData, owner: world.owner };
  },
  events: [
    { type: 'session.announced', authEvent: 'initial', user: null },
    { type: 'session.announced', authEvent: 'unreachable', user: null },
    { type: 'session.announced', authEvent: 'signedOut', user: null, redirect: '/challenges' },
    { type: 'session.announced', authEvent: 'signedIn', user: ada },
    { type: 'session.announced', authEvent: 'signedIn', user: grace },
    { type: 'details.saved' },
    { type: 'session.announced', authEvent: 'userUpdated', user: ada },
    { type: 'signOut.requested', losesWork: false },
    { type: 'signOut.requested', losesWork: true },
    { type: 'deletion.requested' },
    { type: 'accountDeletion.succeeded', userId: ada.id },
    { type: 'accountDeletion.succeeded', userId: grace.id },
    { type: 'signOut.confirmed' },
    { type: 'signOut.declined' },
    { type: 'workspace.synchronised' },
    { type: 'verification.answered', isVerified: true },
    { type: 'verification.answered', isVerified: false },
    { type: 'verification.failed' },
    answers('signOut'),
    breaks('signOut'),
    passes('sessionDelay', 'session.unknown'),
  ],
  known: ({ user }) => ({ user: user?.id ?? null }),
});
