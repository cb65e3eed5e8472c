import { PASSWORD_MIN_LENGTH } from '#contract/limits.ts';
import { signUpMachine } from '#machines/session/signUpMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { around, ofLength, withBlanks } from './boundaries.ts';
import { isLengthAnsweredOnce } from './isLengthAnsweredOnce.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

const least = around(PASSWORD_MIN_LENGTH);
/** What is blank at its ends counts, and is part of it. */
const enough = withBlanks(ofLength(least.at - 2));

export const signUpModel = modelOf({
  machine: signUpMachine,
  input: (world) => ({ auth: askingPorts(world).auth, returnTo: '/challenges', owner: world.owner }),
  events: [
    { type: 'email.typed', email: 'ada@example.com' },
    { type: 'password.typed', password: ofLength(least.under) },
    { type: 'password.typed', password: enough },
    { type: 'passwordAgain.typed', passwordAgain: enough },
    { type: 'form.submitted' },
    answers('askPasswordLength', least.over),
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
  isPossible: isLengthAnsweredOnce,
});
