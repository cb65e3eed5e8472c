import { signInMachine } from '#machines/session/signInMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { withBlanks } from './boundaries.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const signInModel = modelOf({
  machine: signInMachine,
  input: (world) => ({ auth: askingPorts(world).auth, returnTo: '/challenges', owner: world.owner }),
  events: [
    { type: 'email.typed', email: 'ada' },
    { type: 'email.typed', email: withBlanks('ada@example.com') },
    { type: 'password.typed', password: withBlanks('correct horse') },
    { type: 'form.submitted' },
    answers('signIn', { outcome: 'signedIn' }),
    answers('signIn', { outcome: 'refused', message: 'Invalid login credentials' }),
    answers('signIn', { outcome: 'refused', message: { code: 'email_not_confirmed', facts: {} } }),
    breaks('signIn'),
  ],
  // What is blank around an address goes with the next glance at the form.
  known: ({ email, password, errors }) => ({ email: email.trim(), password, errors }),
});
