import { PASSWORD_MIN_LENGTH } from '#contract/limits.ts';
import { newPasswordMachine } from '#machines/session/newPasswordMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { around, ofLength, withBlanks } from './boundaries.ts';
import { isLengthAnsweredOnce } from './isLengthAnsweredOnce.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

const least = around(PASSWORD_MIN_LENGTH);
/** What is blank at its ends counts, and is part of it. */
const enough = withBlanks(ofLength(least.at - 2));

export const newPasswordModel = modelOf({
  machine: newPasswordMachine,
  input: (world) => ({ auth: askingPorts(world).auth, owner: world.owner }),
  events: [
    { type: 'password.typed', password: ofLength(least.under) },
    { type: 'password.typed', password: enough },
    { type: 'passwordAgain.typed', passwordAgain: enough },
    { type: 'form.submitted' },
    answers('askPasswordLength', least.over),
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
  isPossible: isLengthAnsweredOnce,
});
