import { expect, it } from 'vitest';
import { type Notice, isGood } from '#machines/site/notice.ts';

/** The compiler asks for whatever else there is to be said. */
const isSuccess: Readonly<Record<Notice['kind'], boolean>> = {
  signedIn: true,
  arrived: true,
  confirmationSent: true,
  passwordChanged: true,
  detailsSaved: true,
  demoSubscribed: true,
  sessionEnded: false,
  refusedByProvider: false,
  signInFailed: false,
  unexpected: false,
  sessionUnanswered: false,
  verificationFailed: false,
  localeFailed: false,
  visitsUnerased: false,
  challengesFailed: false,
  resourceFailed: false,
  profileFailed: false,
  achievementsFailed: false,
  detailsFailed: false,
  detailsRefused: false,
};

it.each(Object.entries(isSuccess))('shows %s as a success or as trouble (%s)', (kind, success) => {
  expect(isGood({ kind } as Notice)).toBe(success);
});
