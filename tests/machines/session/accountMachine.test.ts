import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PageName } from '#machines/site/pages.ts';
import type { AccountReport } from '#machines/session/accountEvents.ts';
import type { Notice } from '#machines/site/notice.ts';
import { accountMachine } from '#machines/session/accountMachine.ts';
import {
  selectCallback,
  selectForgotPassword,
  selectGoogleSignIn,
  selectIsComplete,
  selectNewPassword,
  selectSignIn,
  selectSignUp,
  selectUserDetails,
  selectVerifyEmail,
  selectReturnTo,
} from '#machines/session/accountSelectors.ts';
import { ada, fakeAuth, password } from '../../fakes/fakeAuth.ts';
import { complete, fakeProfiles } from '../../fakes/fakeProfiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

interface Visit {
  returnTo?: string | null;
  isVerified?: boolean;
}

/** The account pages at one of them, and a wait for what is told of it. */
function open(page: PageName, { returnTo = null, isVerified = false }: Visit = {}) {
  const auth = fakeAuth(ada);
  const profiles = fakeProfiles({ [ada.id]: complete });
  const { actor: owner, reports } = fakeOwner<AccountReport>();
  const input = { auth, profiles, page, returnTo, isVerified, email: 'grace@example.com', userId: ada.id, owner };
  const account = createActor(accountMachine, { input }).start();
  const saying = (count: number) => waitFor(owner, () => reports.length >= count).then(() => reports);
  return { account, auth, profiles, saying, reports, ...formsOf(account) };
}

function formsOf(account: ReturnType<typeof createActor<typeof accountMachine>>) {
  const now = account.getSnapshot();
  return {
    returnTo: selectReturnTo(now),
    shown: Object.keys(now.children),
    signIn: selectSignIn(now)!,
    signUp: selectSignUp(now)!,
    google: selectGoogleSignIn(now)!,
    verifyEmail: selectVerifyEmail(now)!,
    callback: selectCallback(now)!,
    forgotPassword: selectForgotPassword(now)!,
    newPassword: selectNewPassword(now)!,
    userDetails: selectUserDetails(now)!,
  };
}

const isEditing = (snapshot: { matches: (state: 'editing') => boolean }) => snapshot.matches('editing');

it.each([true, false])('knows whether the profile was complete when the page was opened (%j)', (isVerified) => {
  expect(selectIsComplete(open('userDetails', { isVerified }).account.getSnapshot())).toBe(isVerified);
});

it.each([
  ['signIn', ['signIn', 'googleSignIn']],
  ['signUp', ['signUp', 'googleSignIn']],
  ['verifyEmail', ['verifyEmail']],
  ['callback', ['callback']],
  ['forgotPassword', ['forgotPassword']],
  ['newPassword', ['newPassword']],
  ['userDetails', ['userDetails']],
] as const)('has on %s the forms %j and no others', (page, forms) => {
  expect(open(page).shown).toEqual(forms);
});

it('holds the visitor from the moment the sign-in form is sent until its answer is told', async () => {
  const { signIn, saying } = open('signIn', { returnTo: '/challenges' });
  signIn.send({ type: 'email.typed', email: ada.email });
  signIn.send({ type: 'password.typed', password });
  signIn.send({ type: 'form.submitted' });
  expect(await saying(2)).toEqual([
    { type: 'account.submitted' },
    { type: 'account.noticed', notice: { kind: 'signedIn' } },
  ]);
});

it('leads whoever signs in with an address that is not confirmed to where the link is sent again', async () => {
  const { auth, signIn, saying } = open('signIn', { returnTo: '/challenges' });
  await auth.signUp({ email: 'ada+1@example.com', password }, null);
  signIn.send({ type: 'email.typed', email: 'ada+1@example.com' });
  signIn.send({ type: 'password.typed', password });
  signIn.send({ type: 'form.submitted' });
  expect(await saying(3)).toEqual([
    { type: 'account.submitted' },
    {
      type: 'account.noticed',
      notice: { kind: 'refusedByProvider', message: { code: 'email_not_confirmed', facts: {} } },
    },
    { type: 'account.left', path: '/auth/verify-email?redirect=%2Fchallenges&email=ada%2B1%40example.com' },
  ]);
  expect(auth.returnTos).toEqual([null, '/challenges']);
});

it.each(['signIn', 'signUp'] as const)('lets Google on %s lead to where the visitor was going', async (page) => {
  const { auth, google, returnTo } = open(page, { returnTo: '/challenge/2' });
  expect(returnTo).toBe('/challenge/2');
  google.send({ type: 'google.requested' });
  await waitFor(google, () => auth.returnTos.length > 0);
  expect(auth.returnTos).toEqual(['/challenge/2']);
});

it.each(['signIn', 'signUp'] as const)('says on %s that Google cannot be reached', async (page) => {
  const { auth, google, saying } = open(page);
  auth.break('Network Error');
  google.send({ type: 'google.requested' });
  expect(await saying(1)).toEqual([{ type: 'account.noticed', notice: { kind: 'signInFailed' } }]);
});

it.each([
  [null, '/dashboard', '?'],
  ['/challenge/2', '/challenge/2', '?redirect=%2Fchallenge%2F2&'],
])('lets the email of a sign-up on the way to %j lead to %s', async (returnTo, leadsTo, query) => {
  const { auth, signUp, saying } = open('signUp', { returnTo });
  signUp.send({ type: 'email.typed', email: 'grace@example.com' });
  signUp.send({ type: 'password.typed', password });
  signUp.send({ type: 'passwordAgain.typed', passwordAgain: password });
  signUp.send({ type: 'form.submitted' });
  expect(await saying(3)).toEqual([
    { type: 'account.submitted' },
    { type: 'account.noticed', notice: { kind: 'confirmationSent' } },
    { type: 'account.left', path: `/auth/verify-email${query}email=grace%40example.com` },
  ]);
  expect(auth.returnTos).toEqual([leadsTo]);
});

it('sends the email once more to the address that the path names', async () => {
  const { auth, verifyEmail, saying } = open('verifyEmail');
  verifyEmail.send({ type: 'email.requested' });
  expect(await saying(1)).toEqual([{ type: 'account.noticed', notice: { kind: 'confirmationSent' } }]);
  expect(auth.emails).toEqual([{ kind: 'confirmation', to: 'grace@example.com' }]);
});

it('says why an email could not be asked for', async () => {
  const { auth, forgotPassword, saying } = open('forgotPassword');
  auth.break('Network Error');
  forgotPassword.send({ type: 'email.typed', email: ada.email });
  forgotPassword.send({ type: 'form.submitted' });
  expect(await saying(1)).toEqual([{ type: 'account.noticed', notice: { kind: 'unexpected' } }]);
});

it('leads from a new password to the dashboard', async () => {
  const { newPassword, saying } = open('newPassword');
  newPassword.send({ type: 'password.typed', password: 'another horse' });
  newPassword.send({ type: 'passwordAgain.typed', passwordAgain: 'another horse' });
  newPassword.send({ type: 'form.submitted' });
  expect(await saying(2)).toEqual([
    { type: 'account.noticed', notice: { kind: 'passwordChanged' } },
    { type: 'account.left', path: '/dashboard' },
  ]);
});

it('leads home whoever comes back, when their profile is stored', async () => {
  const { callback, profiles, reports, auth } = open('callback');
  auth.comeBackWith({ outcome: 'signedIn', user: ada, returnTo: null });
  await waitFor(callback, (snapshot) => snapshot.matches('welcomed'));
  expect(profiles.saved).toEqual([ada]);
  expect(reports).toEqual([
    { type: 'account.noticed', notice: { kind: 'arrived' } },
    { type: 'account.left', path: '/' },
  ]);
});

it.each([
  [false, null, { type: 'account.detailsSaved' }],
  [true, null, { type: 'account.left', path: '/dashboard' }],
  [true, '/challenge/2', { type: 'account.left', path: '/challenge/2' }],
])('stores the details of this learner (verified: %j, going to %j)', async (isVerified, returnTo, leads) => {
  const { userDetails, profiles, saying } = open('userDetails', { isVerified, returnTo });
  await waitFor(userDetails, isEditing);
  userDetails.send({ type: 'title.typed', title: 'Professor' });
  userDetails.send({ type: 'form.submitted' });
  expect(await saying(2)).toEqual([{ type: 'account.noticed', notice: { kind: 'detailsSaved' } }, leads]);
  expect(profiles.stored[ada.id]?.title).toBe('Professor');
});

const refusal = { kind: 'refusedByProvider', message: 'The moon is too full' } as const;

it.each<[PageName, Parameters<ReturnType<typeof open>['account']['send']>[0], Notice]>([
  ['signIn', { type: 'signIn.failed' }, { kind: 'signInFailed' }],
  ['signIn', { type: 'googleSignIn.refused', message: refusal.message }, refusal],
  ['signUp', { type: 'signUp.succeeded' }, { kind: 'signedIn' }],
  ['signUp', { type: 'signUp.refused', message: refusal.message }, refusal],
  ['signUp', { type: 'signUp.failed' }, { kind: 'unexpected' }],
  ['verifyEmail', { type: 'verifyEmail.refused', message: refusal.message }, refusal],
  ['verifyEmail', { type: 'verifyEmail.failed' }, { kind: 'unexpected' }],
  ['forgotPassword', { type: 'forgotPassword.refused', message: refusal.message }, refusal],
  ['newPassword', { type: 'newPassword.refused', message: refusal.message }, refusal],
  ['newPassword', { type: 'newPassword.failed' }, { kind: 'unexpected' }],
  ['userDetails', { type: 'userDetails.loadFailed' }, { kind: 'detailsFailed' }],
  [
    'userDetails',
    { type: 'userDetails.saveFailed', message: refusal.message },
    { kind: 'detailsRefused', message: refusal.message },
  ],
])('says on %s what came of %j', (page, report, notice) => {
  const { account, reports } = open(page);
  account.send(report);
  expect(reports).toEqual([{ type: 'account.noticed', notice }]);
});
