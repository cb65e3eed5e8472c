import { verifyEmailMachine } from '#machines/session/verifyEmailMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const verifyEmailModel = modelOf({
  machine: verifyEmailMachine,
  input: (world) => ({ auth: askingPorts(world).auth, email: 'ada@example.com', returnTo: null, owner: world.owner }),
  otherInputs: (world) => [{ auth: askingPorts(world).auth, email: '', returnTo: null, owner: world.owner }],
  events: [
    { type: 'email.requested' },
    answers('sendEmail', { outcome: 'sent' }),
    answers('sendEmail', { outcome: 'refused', message: 'You can only request this after 58 seconds.' }),
    breaks('sendEmail'),
  ],
  known: ({ sent }) => ({ sent }),
  isPossible: ({ context }, event) => event.type !== 'email.requested' || context['sent'] < 2,
});
