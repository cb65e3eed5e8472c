import { expect, it } from 'vitest';
import type { Notice } from '#machines/site/notice.ts';
import { en } from '#src/texts/en/en.ts';
import { noticeTexts } from '#src/texts/en/noticeTexts.ts';
import { textOf } from '#src/texts/textOf.ts';
import { withReasonTexts } from '#src/texts/reasonText.ts';

const specified: readonly [Notice, string][] = [
  [{ kind: 'signedIn' }, 'Logged in successfully!'],
  [{ kind: 'arrived' }, 'Login Successful!!'],
  [{ kind: 'confirmationSent' }, 'Check your email for the confirmation link!'],
  [{ kind: 'refusedByProvider', message: 'Invalid login credentials' }, 'Invalid login credentials'],
  [{ kind: 'signInFailed' }, 'An error occurred. Please try again.'],
  [{ kind: 'unexpected' }, 'An unexpected error occurred. Please try again.'],
  [{ kind: 'challengesFailed' }, 'Failed to load challenges'],
  [{ kind: 'resourceFailed', resource: 'processes' }, 'Failed to load processes'],
  [{ kind: 'profileFailed' }, 'Failed to load profile data'],
  [{ kind: 'achievementsFailed' }, 'Failed to load achievements'],
  [{ kind: 'verificationFailed' }, 'An error occurred. Please try again.'],
  [{ kind: 'detailsFailed' }, 'Failed to load user data.'],
  [{ kind: 'detailsSaved' }, 'Thank You for updating User Profile!!'],
  [{ kind: 'detailsRefused', message: 'value too long' }, 'value too long'],
];

it.each(specified)('says %j as specified', (notice, words) => {
  expect(textOf(noticeTexts, withReasonTexts(en, notice))).toBe(words);
});
