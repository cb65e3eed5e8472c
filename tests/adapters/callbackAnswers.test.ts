import { afterEach, expect, it, vi } from 'vitest';
import { callbackAnswers } from '#src/adapters/callbackAnswers.ts';
import { oauthState } from '#src/adapters/oauthState.ts';
import { openAuth, opened } from './openAuth.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page to which the link of a recovery e-mail has led. */
function openRecovery() {
  const open = openAuth({ '/auth/v1/token': opened }, '/auth/callback?code=c0de');
  open.browser.localStorage.setItem('servolab-session-code-verifier', '"verifier/recovery"');
  return open;
}

it('asks for a new password once: who comes back to the callback later is signed in already', async () => {
  const { auth } = openRecovery();
  expect(await auth.finishCallback()).toEqual({ outcome: 'recovering' });
  expect(await auth.finishCallback()).toEqual({ outcome: 'alreadySignedIn', returnTo: null });
});

it('answers calls at the same time alike', async () => {
  const { auth, wire } = openRecovery();
  const answers = await Promise.all([auth.finishCallback(), auth.finishCallback()]);
  expect(answers).toEqual([{ outcome: 'recovering' }, { outcome: 'recovering' }]);
  expect(wire.to('/auth/v1/token')).toHaveLength(1);
});

/** What an address brought to a page whose authentication library comes when it is asked for the second time. */
function openLate(query: string) {
  const { clients, browser, tab } = openAuth({ '/auth/v1/token': opened });
  browser.localStorage.setItem('servolab-session-code-verifier', '"verifier/recovery"');
  let asked = 0;
  const late = async () => {
    asked += 1;
    if (asked === 1) throw new Error('Failed to fetch dynamically imported module');
    return clients.main();
  };
  return callbackAnswers({
    clients: { ...clients, main: late },
    oauthState: oauthState(tab.window),
    browser: tab.window,
    callbackUrl: { query, hash: '' },
  });
}

it('keeps what was brought while the library cannot be had, and uses it when somebody asks again', async () => {
  const answers = openLate('code=c0de');
  await expect(answers.finish()).rejects.toThrow('Failed to fetch');
  expect(await answers.finish()).toEqual({ outcome: 'recovering' });
});

it('says without the library why an address brings nothing', async () => {
  const message = { code: 'otp_expired', facts: {} };
  expect(await openLate('error_code=otp_expired').finish()).toEqual({ outcome: 'refused', message });
});
