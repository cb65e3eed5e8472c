import { expect, it } from 'vitest';
import { takeCallbackUrl } from '#src/adapters/takeCallbackUrl.ts';
import { FakeBrowser } from '../fakes/fakeBrowser.ts';

const SITE = 'https://servolab.test';
const TOKENS = 'access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer';

function arrive(path: string) {
  const tab = new FakeBrowser().open(SITE + path);
  return { callbackUrl: takeCallbackUrl(tab.window), path: () => tab.address().slice(SITE.length), tab };
}

it.each([
  [`/auth/callback#${TOKENS}`, { query: '', hash: TOKENS }],
  [`/auth/callback/#${TOKENS}`, { query: '', hash: TOKENS }],
  ['/auth/callback?code=c0de', { query: 'code=c0de', hash: '' }],
  ['/auth/callback?error=denied#error=denied', { query: 'error=denied', hash: 'error=denied' }],
  [`/auth/callback?${TOKENS}`, { query: TOKENS, hash: '' }],
])('takes what %s brings, and leaves only the path', (address, brought) => {
  const { callbackUrl, path } = arrive(address);
  expect(callbackUrl).toEqual(brought);
  expect(path()).toMatch(/^\/auth\/callback\/?$/);
});

const REFUSAL = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';

it.each([
  [`/?${REFUSAL}`, { query: REFUSAL, hash: '' }],
  [`/#${REFUSAL}&sb=`, { query: '', hash: `${REFUSAL}&sb=` }],
  [`/?${REFUSAL}#${REFUSAL}&sb=`, { query: REFUSAL, hash: `${REFUSAL}&sb=` }],
  ['/?error_code=bad_oauth_state', { query: 'error_code=bad_oauth_state', hash: '' }],
])('takes the refusal of %s, and leads on to where refusals are said', (address, brought) => {
  const { callbackUrl, path } = arrive(address);
  expect(callbackUrl).toEqual(brought);
  expect(path()).toBe('/auth/callback');
});

it('takes nothing where nothing was brought', () => {
  expect(arrive('/auth/callback').callbackUrl).toBeNull();
});

it.each([
  [`/#${TOKENS}`, '/'],
  [`/challenges?difficulty=Easy#${TOKENS}`, '/challenges?difficulty=Easy'],
  [`/?${TOKENS}`, '/'],
  [`/challenges?difficulty=Easy&${TOKENS}`, '/challenges?difficulty=Easy'],
  ['/#access%5Ftoken=a.b.c', '/'],
  [`/auth/callback/more#${TOKENS}`, '/auth/callback/more'],
  ['/about#provider_token=x', '/about'],
])('drops the session of %s and never uses it', (address, left) => {
  const { callbackUrl, path } = arrive(address);
  expect(callbackUrl).toBeNull();
  expect(path()).toBe(left);
});

it.each([
  '/docs#installing',
  '/challenges?error=1',
  '/?redirect=%2Fchallenges',
  '/auth/signin?redirect=%2Fchallenge%2F1#top',
])('leaves %s as it is', (address) => {
  const { callbackUrl, path, tab } = arrive(address);
  expect(callbackUrl).toBeNull();
  expect(path()).toBe(address);
  expect(tab.seen).toHaveLength(1);
});

it.each(['/', '/auth/callback'])('drops a session that is put behind the # of %s later', (address) => {
  const { path, tab } = arrive(address);
  tab.window.location.hash = TOKENS;
  expect(path()).toBe(address);
});
