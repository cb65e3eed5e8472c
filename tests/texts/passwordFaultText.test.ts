import { expect, it } from 'vitest';
import { passwordFaultText } from '#src/texts/passwordFaultText.ts';

it('names what is wrong with a password before why it is weak', () => {
  expect(passwordFaultText('short', ['pwned'])).toBe('Password must be at least 6 characters');
});

it('gives every reason for a weak password a line', () => {
  expect(passwordFaultText(undefined, ['length', 'characters'])?.split('\n')).toHaveLength(2);
});

it('says nothing of a password without a fault', () => {
  expect(passwordFaultText(undefined, [])).toBeUndefined();
});
