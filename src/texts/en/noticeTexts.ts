import type { Notice, Resource } from '#machines/site/notice.ts';
import type { WordsFor } from '../textOf.ts';
import type { WithReasonTexts } from '../WithReasonTexts.ts';

const resources = {
  problem: 'problem',
  processes: 'processes',
  commands: 'commands',
} as const satisfies Record<Resource, string>;

/** What a toast says. A reason has been put into words already. */
export const noticeTexts: WordsFor<WithReasonTexts<Notice>> = {
  signedIn: () => 'Logged in successfully!',
  arrived: () => 'Login Successful!!',
  confirmationSent: () => 'Check your email for the confirmation link!',
  passwordChanged: () => 'Your password has been changed.',
  sessionEnded: () => 'You have been signed out. Please sign in again.',
  refusedByProvider: ({ message }) => message,
  signInFailed: () => 'An error occurred. Please try again.',
  unexpected: () => 'An unexpected error occurred. Please try again.',
  sessionUnanswered: () =>
    'We could not find out whether you are signed in. Sign in, or check your connection and reload the page.',
  verificationFailed: () => 'An error occurred. Please try again.',
  localeFailed: () => 'The words of that language did not arrive. Choose it again in a moment.',
  visitsUnerased: () =>
    'This browser did not let us delete the log of a visit. Reload the page to try again, or remove the data of this site in its settings.',
  challengesFailed: () => 'Failed to load challenges',
  resourceFailed: ({ resource }) => `Failed to load ${resources[resource]}`,
  profileFailed: () => 'Failed to load profile data',
  achievementsFailed: () => 'Failed to load achievements',
  detailsFailed: () => 'Failed to load user data.',
  detailsSaved: () => 'Thank You for updating User Profile!!',
  demoSubscribed: () => 'Thank you! We will write to you about the demo.',
  detailsRefused: ({ message }) => message,
};

/** How the place of the toasts and its buttons are called. */
export const toastTexts = { label: 'Notifications', dismiss: 'Dismiss' } as const;
