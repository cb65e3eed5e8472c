/** Nothing is deleted by accident, nothing typed is lost by a refusal, and nothing of the learner stays in the browser. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AccountDeletionReport } from '#machines/session/accountDeletionEvents.ts';
import { accountDeletionMachine } from '#machines/session/accountDeletionMachine.ts';
import {
  selectDataExport,
  selectEmail,
  selectErrors,
  selectIsDeleting,
  selectIsGone,
  selectIsOpen,
  selectNeedsPassword,
  selectPassword,
  selectErasure,
  selectTrouble,
} from '#machines/session/accountDeletionSelectors.ts';
import { fakeAccounts } from '../../fakes/fakeAccounts.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { fakeExport } from '../../fakes/fakeExport.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeSiteData } from '../../fakes/fakeSiteData.ts';

const typed = { email: 'ada@example.com', password: 'correct horse' };

/** The question, opened by Ada. */
function openDeletion(user = ada) {
  const [accounts, exports, siteData] = [fakeAccounts(), fakeExport(), fakeSiteData()];
  const owner = fakeOwner<AccountDeletionReport>();
  const input = { accounts, exports, siteData, owner: owner.actor };
  const deletion = createActor(accountDeletionMachine, { input }).start();
  deletion.send({ type: 'deletion.opened', user });
  const now = () => deletion.getSnapshot();
  const fill = ({ email, password } = typed) => {
    deletion.send({ type: 'email.typed', email });
    deletion.send({ type: 'password.typed', password });
  };
  const submit = () => deletion.send({ type: 'form.submitted' });
  return { deletion, accounts, exports, siteData, reports: owner.reports, now, fill, submit };
}

it('asks the server for nothing before it is known who asks', () => {
  const { accounts, now, submit, fill } = openDeletion();
  submit();
  expect(selectErrors(now())).toEqual({ email: 'required', password: 'required' });
  fill({ email: 'ada', password: '' });
  submit();
  expect(selectErrors(now())).toEqual({ email: 'invalid', password: 'required' });
  expect(accounts.asked).toEqual([]);
});

it('asks for a password only of who signed up with one', () => {
  expect(selectNeedsPassword(openDeletion().now())).toBe(true);
  expect(selectNeedsPassword(openDeletion({ ...ada, provider: 'google' }).now())).toBe(false);
});

it('is not deleting before somebody says so', () => {
  expect(selectIsDeleting(openDeletion().now())).toBe(false);
});

it('offers what the account holds before it goes', async () => {
  const { exports, now } = openDeletion();
  selectDataExport(now())?.send({ type: 'export.requested' });
  await expect.poll(() => exports.given()).toBe(1);
});

it('wants no password of who signed in with a provider, and sends one that they typed', async () => {
  const { accounts, deletion, fill, submit } = openDeletion({ ...ada, provider: 'google' });
  fill({ email: ' ada@example.com ', password: '' });
  accounts.answer({ outcome: 'refused', message: { code: 'ACCOUNT_PASSWORD_WRONG', facts: {} } });
  submit();
  await waitFor(deletion, (state) => selectTrouble(state) !== null);
  fill();
  submit();
  expect(accounts.asked).toEqual([{ email: 'ada@example.com', password: '' }, typed]);
});

it.each([
  { outcome: 'refused', message: { code: 'TOO_MANY_REQUESTS', facts: { seconds: 480 } } } as const,
  { outcome: 'unanswered' } as const,
  new Error('the part of the site did not come'),
])('keeps the account, the browser and what was typed when the answer is %j', async (answer) => {
  const { accounts, deletion, siteData, reports, now, fill, submit } = openDeletion();
  accounts.answer(answer);
  fill();
  submit();
  expect(selectIsDeleting(now())).toBe(true);
  await waitFor(deletion, (state) => selectTrouble(state) !== null);
  expect([selectIsOpen(now()), selectEmail(now()), selectPassword(now())]).toEqual([true, typed.email, typed.password]);
  expect([siteData.erased, reports]).toEqual([[], []]);
});

it('forgets the trouble with the next try', async () => {
  const { accounts, deletion, now, fill, submit } = openDeletion();
  accounts.answer({ outcome: 'unanswered' });
  fill();
  submit();
  await waitFor(deletion, (state) => selectTrouble(state)?.why === null);
  submit();
  expect(selectTrouble(now())).toBe(null);
});

it('ends the session and removes what the browser keeps once the account is gone', async () => {
  const { deletion, siteData, reports, now, fill, submit } = openDeletion();
  fill();
  submit();
  await waitFor(deletion, (state) => selectErasure(state) === 'erased');
  expect(reports).toEqual([{ type: 'accountDeletion.succeeded', userId: ada.id }]);
  expect(siteData.erased).toEqual([ada.id]);
  expect([selectEmail(now()), selectPassword(now())]).toEqual(['', '']);
  deletion.send({ type: 'learner.left' });
  expect(selectIsGone(now())).toBe(true);
  deletion.send({ type: 'notice.closed' });
  expect(selectIsGone(now())).toBe(false);
});

it('says that the account is gone although the question calls itself dismissed as it disappears', async () => {
  const { deletion, now, fill, submit } = openDeletion();
  fill();
  submit();
  await waitFor(deletion, selectIsGone);
  deletion.send({ type: 'deletion.dismissed' });
  expect(selectIsGone(now())).toBe(true);
});

it('says that the browser kept something, and ends the session all the same', async () => {
  const { deletion, siteData, reports, fill, submit } = openDeletion();
  siteData.break('the storage is closed');
  fill();
  submit();
  await waitFor(deletion, (state) => selectErasure(state) === 'kept');
  expect(reports).toEqual([{ type: 'accountDeletion.succeeded', userId: ada.id }]);
});

it('cannot be called off while the server deletes, nor does the end of the session stop it', async () => {
  const { accounts, deletion, siteData, now, fill, submit } = openDeletion();
  accounts.shut();
  fill();
  submit();
  deletion.send({ type: 'deletion.dismissed' });
  deletion.send({ type: 'learner.left' });
  expect(selectIsDeleting(now())).toBe(true);
  accounts.open();
  await waitFor(deletion, (state) => selectErasure(state) === 'erased');
  expect(siteData.erased).toEqual([ada.id]);
});

it('shows nobody else what was typed while the server deletes', () => {
  const { accounts, deletion, now, fill, submit } = openDeletion();
  accounts.shut();
  fill();
  submit();
  deletion.send({ type: 'learner.left' });
  expect([selectIsOpen(now()), selectEmail(now()), selectPassword(now())]).toEqual([false, '', '']);
});

it.each([
  { outcome: 'refused', message: { code: 'ACCOUNT_PASSWORD_WRONG', facts: {} } } as const,
  { outcome: 'unanswered' } as const,
  { outcome: 'signedOut' } as const,
  new Error('the part of the site did not come'),
])('closes without a word when its learner has left before the answer %j', async (answer) => {
  const { accounts, deletion, siteData, reports, now, fill, submit } = openDeletion();
  accounts.shut();
  accounts.answer(answer);
  fill();
  submit();
  deletion.send({ type: 'learner.left' });
  accounts.open();
  await waitFor(deletion, (state) => !selectIsDeleting(state));
  expect(now().value).toBe('closed');
  expect([siteData.erased, reports]).toEqual([[], []]);
});

it.each(['deletion.dismissed', 'learner.left'] as const)('closes and forgets what was typed by %s', (type) => {
  const { deletion, now, fill } = openDeletion();
  fill();
  deletion.send({ type });
  expect([selectIsOpen(now()), selectEmail(now()), selectPassword(now())]).toEqual([false, '', '']);
});

it('closes when the server does not know any more who asks', async () => {
  const { accounts, deletion, siteData, reports, fill, submit } = openDeletion();
  accounts.answer({ outcome: 'signedOut' });
  fill();
  submit();
  await waitFor(deletion, (state) => !selectIsOpen(state));
  expect([siteData.erased, reports]).toEqual([[], []]);
});
