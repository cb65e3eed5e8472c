import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

const grace = { ...ada, id: 'u2', email: 'grace@example.com' };

export const sessionModel = modelOf({
  machine: sessionMachine,
  input: (world) => {
    const { auth, profiles } = askingPorts(world);
    return { auth, profiles, owner: world.owner };
  },
  events: [
    { type: 'session.announced', news: 'initial', user: null },
    { type: 'session.announced', news: 'unreachable', user: null },
    { type: 'session.announced', news: 'signedIn', user: ada },
    { type: 'session.announced', news: 'signedIn', user: grace },
    { type: 'details.saved' },
    { type: 'session.announced', news: 'userUpdated', user: ada },
    { type: 'signOut.requested', losesWork: false },
    { type: 'signOut.requested', losesWork: true },
    { type: 'signOut.confirmed' },
    { type: 'signOut.declined' },
    ...['verifyUser', 'reverifyUser'].flatMap((id) => [answers(id, true), answers(id, false), breaks(id)]),
    answers('signOut'),
    breaks('signOut'),
    passes('verifyDelay', 'session.unverifiable'),
    passes('verifyDelay', 'session.unverified.retrying'),
  ],
  known: ({ user, isVerified, isTroubled }) => ({ user: user?.id ?? null, isVerified, isTroubled }),
});
