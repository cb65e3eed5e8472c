import { forgotPasswordMachine } from '#machines/session/forgotPasswordMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const forgotPasswordModel = modelOf({
  machine: forgotPasswordMachine,
  input: (world) => ({ auth: askingPorts(world).auth, owner: world.owner }),
  events: [
    { type: 'email.typed', email: 'ada' },
    { type: 'email.typed', email: 'ada@example.com' },
    { type: 'form.submitted' },
    answers('sendRecovery', { outcome: 'sent' }),
    answers('sendRecovery', { outcome: 'refused', message: 'You can only request this after 58 seconds.' }),
    breaks('sendRecovery'),
    { type: 'correction.requested' },
  ],
  known: ({ email, error }) => ({ email, error }),
});
