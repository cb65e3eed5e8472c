import { googleSignInMachine } from '#machines/session/googleSignInMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

export const googleSignInModel = modelOf({
  machine: googleSignInMachine,
  input: (world) => ({ auth: askingPorts(world).auth, returnTo: '/challenges', owner: world.owner }),
  events: [
    { type: 'google.requested' },
    answers('leave', { outcome: 'leaving' }),
    answers('leave', { outcome: 'refused', message: 'Unsupported provider: provider is not enabled' }),
    breaks('leave'),
    passes('leavingDelay', 'googleSignIn.leaving'),
  ],
  known: () => ({}),
});
