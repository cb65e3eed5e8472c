import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { passwordFaultText } from '#src/texts/passwordFaultText.ts';

it('names what is wrong with a password before why it is weak', () => {
  expect(passwordFaultText(en, 'short', ['pwned'])).toBe('Password must be at least 6 characters');
});

it('gives every reason for a weak password a line', () => {
  expect(passwordFaultText(en, undefined, ['length', 'characters'])?.split('\n')).toHaveLength(2);
});

it('says nothing of a password without a fault', () => {
  expect(passwordFaultText(en, undefined, [])).toBeUndefined();
});
