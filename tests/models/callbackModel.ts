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
    answers('finishCallback', { outcome: 'signedIn', user: ada, returnTo: '/challenges' }),
    answers('finishCallback', { outcome: 'alreadySignedIn', returnTo: '/challenges' }),
    answers('finishCallback', { outcome: 'recovering' }),
    answers('finishCallback', { outcome: 'confirmed' }),
    answers('finishCallback', { outcome: 'refused', message: { code: 'otp_expired', facts: {} } }),
    answers('finishCallback', { outcome: 'refused', message: { code: 'callback_recovery_elsewhere', facts: {} } }),
    answers('finishCallback', { outcome: 'refused', message: { code: 'callback_recovery_expired', facts: {} } }),
    breaks('finishCallback'),
    answers('saveProfile'),
    breaks('saveProfile'),
    { type: 'retry.requested' },
  ],
  known: ({ user, returnTo, message }) => ({
    user: user?.id ?? null,
    returnTo,
    message: typeof message === 'object' && message !== null ? message.code : message,
  }),
});
