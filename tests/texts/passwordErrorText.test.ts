import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { passwordErrorText } from '#src/texts/passwordErrorText.ts';

it('names what is wrong with a password before why it is weak', () => {
  expect(passwordErrorText(en, 'short', ['pwned'])).toBe('Password must be at least 6 characters');
});

it('gives every reason for a weak password a line', () => {
  expect(passwordErrorText(en, undefined, ['length', 'characters'])?.split('\n')).toHaveLength(2);
});

it('says nothing of a password without a fault', () => {
  expect(passwordErrorText(en, undefined, [])).toBeUndefined();
});
