import { afterEach, expect, it, vi } from 'vitest';
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
