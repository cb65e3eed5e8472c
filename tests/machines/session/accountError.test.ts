import { expect, it } from 'vitest';
import type { AccountError } from '#machines/ports/authPort.ts';
import { hasErrorCode, isAccountError, isRefusedFor, messageOf, weaknessesOf } from '#machines/session/accountError.ts';

const refused = { outcome: 'refused', message: { code: 'email_not_confirmed', facts: {} } } as const;
const weak: AccountError = { ...refused, reasons: ['length', 'pwned'] };
const done = { outcome: 'signedIn' };

it('tells a refusal from an answer that is none', () => {
  expect([refused, done].map(isAccountError)).toEqual([true, false]);
});

it('says why by the code or the words of the provider, and nothing for an answer that is no refusal', () => {
  expect(messageOf(refused)).toBe(refused.message);
  expect(messageOf({ outcome: 'refused', message: 'No.' })).toBe('No.');
  expect(() => messageOf(done)).toThrow('A value is missing');
});

it('knows a refusal by its code alone', () => {
  expect(isRefusedFor(refused, 'email_not_confirmed')).toBe(true);
  expect(isRefusedFor(refused, 'otp_expired')).toBe(false);
  expect(isRefusedFor({ outcome: 'refused', message: 'email_not_confirmed' }, 'email_not_confirmed')).toBe(false);
  expect(isRefusedFor(done, 'email_not_confirmed')).toBe(false);
  expect(hasErrorCode(null, 'email_not_confirmed')).toBe(false);
});

it('says what a password is too weak for, where the service said it', () => {
  expect(weaknessesOf(weak)).toEqual(['length', 'pwned']);
  expect(weaknessesOf(refused)).toEqual([]);
  expect(weaknessesOf(done)).toEqual([]);
});
