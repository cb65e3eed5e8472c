import { newPasswordMachine } from '#machines/session/newPasswordMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { isLengthToldOnce } from './isLengthToldOnce.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const newPasswordModel = modelOf({
  machine: newPasswordMachine,
  input: (world) => ({ auth: askingPorts(world).auth, owner: world.owner }),
  events: [
    { type: 'password.typed', password: 'short' },
    { type: 'password.typed', password: 'correct horse' },
    { type: 'passwordAgain.typed', passwordAgain: 'correct horse' },
    { type: 'form.submitted' },
    answers('askPasswordLength', 14),
    answers('changePassword', { outcome: 'changed' }),
    answers('changePassword', { outcome: 'refused', message: 'Auth session missing!' }),
    answers('changePassword', { outcome: 'refused', message: 'Password is known to be weak', reasons: ['pwned'] }),
    breaks('changePassword'),
  ],
  known: ({ password, passwordAgain, errors, weaknesses, passwordLength }) => ({
    password,
    passwordAgain,
    errors,
    weaknesses,
    passwordLength,
  }),
  isPossible: isLengthToldOnce,
});
