import { callbackMachine } from '#machines/session/callbackMachine.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const callbackModel = modelOf({
  machine: callbackMachine,
  input: (world) => {
    const { auth, profiles } = askingPorts(world);
    return { auth, profiles, owner: world.owner };
  },
  events: [
    answers('finishArrival', { outcome: 'signedIn', user: ada, wish: '/challenges' }),
    answers('finishArrival', { outcome: 'alreadySignedIn', wish: '/challenges' }),
    answers('finishArrival', { outcome: 'recovering' }),
    answers('finishArrival', { outcome: 'confirmed' }),
    answers('finishArrival', { outcome: 'refused', message: 'Email link is invalid or has expired' }),
    breaks('finishArrival'),
    answers('saveProfile'),
    breaks('saveProfile'),
    { type: 'retry.requested' },
  ],
  known: ({ user, wish, message }) => ({ user: user?.id ?? null, wish, message }),
});
