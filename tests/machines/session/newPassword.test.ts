import { expect, it } from 'vitest';
import { newPasswordErrors } from '#machines/session/newPassword.ts';

const long = 'x'.repeat(8);
const short = long.slice(1);

it.each([
  ['a password that is long enough, twice', long, long, {}],
  ['no password', '', '', { password: 'required' }],
  ['one letter too few', short, short, { password: 'short' }],
  ['two that differ', long, `${long}!`, { passwordAgain: 'different' }],
  ['one that is short, and another', short, long, { password: 'short', passwordAgain: 'different' }],
])('says what is wrong with %s', (_, password, passwordAgain, errors) => {
  expect(newPasswordErrors({ password, passwordAgain }, 8)).toEqual(errors);
});
