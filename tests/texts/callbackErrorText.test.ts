import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { callbackErrorText } from '#src/texts/callbackErrorText.ts';

it('says what to do after why, and never twice', () => {
  expect(callbackErrorText(en, 'refused', 'Denied')).toEqual(['Denied', 'Please try signing in again.']);
  expect(callbackErrorText(en, 'unsaved', null)).toEqual([
    'Failed to update user profile.',
    'Please try signing in again.',
  ]);
  expect(callbackErrorText(en, 'refused', 'Too late. Please try signing in again.')).toEqual([
    'Too late. Please try signing in again.',
  ]);
});

it('has words for a code', () => {
  expect(callbackErrorText(en, 'refused', { code: 'user_banned', facts: {} })[0]).toBe('User is banned');
});

it('asks whoever opened a recovery elsewhere to ask for another, and not to sign in', () => {
  const message = { code: 'callback_recovery_elsewhere', facts: {} } as const;
  expect(callbackErrorText(en, 'unrecovered', message)).toEqual([
    'This link was opened in another browser than the one that asked for it.',
    'Ask for another link, and open it in the browser in which you asked for it.',
  ]);
});

it.each([null, '', '  '])('has words for a refusal without any (%j)', (message) => {
  expect(callbackErrorText(en, 'refused', message)).toEqual([
    'An unexpected error occurred. Please try signing in again.',
  ]);
});
