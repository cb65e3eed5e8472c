import { verificationMachine } from '#machines/session/verificationMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

export const verificationModel = modelOf({
  machine: verificationMachine,
  input: (world) => ({ profiles: askingPorts(world).profiles, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'verification.requested' },
    answers('verifyUser', true),
    answers('verifyUser', false),
    breaks('verifyUser'),
    passes('verifyDelay', 'verification.waiting'),
  ],
  known: () => ({}),
});
