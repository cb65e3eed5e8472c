import { signUpMachine } from '#machines/session/signUpMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { isLengthToldOnce } from './isLengthToldOnce.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const signUpModel = modelOf({
  machine: signUpMachine,
  input: (world) => ({ auth: askingPorts(world).auth, returnTo: '/challenges', owner: world.owner }),
  events: [
    { type: 'email.typed', email: 'ada@example.com' },
    { type: 'password.typed', password: 'short' },
    { type: 'password.typed', password: 'correct horse' },
    { type: 'passwordAgain.typed', passwordAgain: 'correct horse' },
    { type: 'form.submitted' },
    answers('askPasswordLength', 14),
    answers('signUp', { outcome: 'signedIn' }),
    answers('signUp', { outcome: 'emailSent' }),
    answers('signUp', { outcome: 'refused', message: 'User already registered' }),
    answers('signUp', { outcome: 'refused', message: 'Password is known to be weak', reasons: ['pwned'] }),
    breaks('signUp'),
  ],
  known: ({ email, password, passwordAgain, errors, weaknesses, passwordLength }) => ({
    email,
    password,
    passwordAgain,
    errors,
    weaknesses,
    passwordLength,
  }),
  isPossible: isLengthToldOnce,
});
