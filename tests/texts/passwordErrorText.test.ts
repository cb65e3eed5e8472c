import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { passwordErrorText } from '#src/texts/passwordErrorText.ts';

it('names what is wrong with a password before why it is weak', () => {
  expect(passwordErrorText(en, 'short', ['pwned'], 8)).toBe('Password must be at least 8 characters');
});

it('gives every reason for a weak password a line', () => {
  expect(passwordErrorText(en, undefined, ['length', 'characters'], 6)?.split('\n')).toHaveLength(2);
});

it('says nothing of a password without a fault', () => {
  expect(passwordErrorText(en, undefined, [], 6)).toBeUndefined();
});
