import { expect, it } from 'vitest';
import { callbackErrorText } from '#src/texts/callbackErrorText.ts';

it('says what to do after why, and never twice', () => {
  expect(callbackErrorText('refused', 'Denied')).toEqual(['Denied', 'Please try signing in again.']);
  expect(callbackErrorText('unsaved', null)).toEqual([
    'Failed to update user profile.',
    'Please try signing in again.',
  ]);
  expect(callbackErrorText('refused', 'Too late. Please try signing in again.')).toEqual([
    'Too late. Please try signing in again.',
  ]);
});

it.each([null, '', '  '])('has words for a refusal without any (%j)', (message) => {
  expect(callbackErrorText('refused', message)).toEqual(['An unexpected error occurred. Please try signing in again.']);
});
