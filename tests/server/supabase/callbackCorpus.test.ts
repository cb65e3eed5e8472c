/** Sessions in the address bar, as an attacker or a broken service would put them there. */
import type { Session } from '@supabase/supabase-js';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ErrorCode, errorFactOf } from '#contract/errorFacts.ts';
import type { Reason } from '#machines/ports/reason.ts';
import { FakeBrowser } from '../../fakes/fakeBrowser.ts';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';
import { type OpenTab, openTab } from './openTab.ts';

const of = (code: ErrorCode): Reason => errorFactOf(code, {})!;
const NOTHING = of('callback_empty');
const NOT_BEGUN_HERE = of('callback_begun_elsewhere');
const BAD_JWT: unknown = expect.stringMatching(/^invalid JWT: unable to parse or verify signature/);

let embedded: OpenEmbedded;
let session: Session;
let email: string;
const tabs: OpenTab[] = [];
beforeAll(async () => {
  embedded = await openEmbedded();
  ({ session, email } = await embedded.signedIn());
});
afterEach(async () => {
  await Promise.all(tabs.map(async (tab) => tab.close()));
  tabs.length = 0;
  vi.unstubAllGlobals();
});
afterAll(() => embedded.close());

type Fields = Readonly<Record<string, string | undefined>>;

interface Circumstances {
  path?: string;
  /** How long ago a sign-in began in this tab; null when none did. */
  beganMsAgo?: number | null;
  /** Who is signed in already. */
  live?: string;
  where?: '#' | '?';
}

/** The fields of a good session, some of them changed or left out. */
function sessionWith(changes: Fields = {}): string {
  const { access_token, refresh_token, expires_in, expires_at = 0 } = session;
  const fields = { access_token, refresh_token, expires_in, expires_at, token_type: 'bearer', ...changes };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** Opens an address that brings this; answers what became of it, and what was in the address bar at each request. */
async function arriveWith(brought: string, circumstances: Circumstances = {}) {
  const { path = '/auth/callback', beganMsAgo = 0, live, where = '#' } = circumstances;
  const browser = new FakeBrowser();
  const before = openTab(embedded, browser, '/auth/signin');
  tabs.push(before);
  if (live !== undefined) await before.auth.signIn({ email: live, password: PASSWORD }, null);
  if (beganMsAgo !== null) {
    const began = JSON.stringify({ text: '', at: Date.now() - beganMsAgo });
    before.tab.sessionStorage.setItem('servolab:beginning', began);
  }

  const after = openTab(embedded, browser, path + where + brought, before.tab);
  tabs.push(after);
  const exposed = exposures(after, brought);
  const answer = await after.auth.finishCallback();
  const { history } = after.tab.window;
  expect(exposed).toEqual([]);
  expect(after.tab.address()).toBe(embedded.url + path);
  expect(JSON.stringify(history.state)).toBe('null');
  return { answer, whoIsHere: await after.whoIsHere(), complaints: browser.complaints, after };
}

/** The requests during which the address bar held something of what was brought, or which named it in their address. */
function exposures({ tab }: OpenTab, brought: string): string[] {
  const exposed: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    if (/[#?]/.test(tab.address()) || String(input).includes(brought)) exposed.push(String(input));
    return fetch(input, init);
  });
  return exposed;
}

it('accepts a session that was asked for in this tab', async () => {
  const { answer, whoIsHere } = await arriveWith(sessionWith());
  expect(answer).toMatchObject({ outcome: 'signedIn', user: { email } });
  expect(whoIsHere).toBe(email);
});

it('accepts one of whoever is signed in already', async () => {
  expect((await arriveWith(sessionWith(), { live: email })).answer).toMatchObject({ outcome: 'signedIn' });
});

it('knows the session of a recovery e-mail', async () => {
  expect((await arriveWith(sessionWith({ type: 'recovery' }))).answer).toEqual({ outcome: 'recovering' });
});

it.each<[string, Circumstances, Reason]>([
  ['on another page', { path: '/' }, NOTHING],
  ['on another page, as a query', { path: '/', where: '?' }, NOTHING],
  ['that nobody asked for', { beganMsAgo: null }, NOT_BEGUN_HERE],
  ['asked for eleven minutes ago', { beganMsAgo: 11 * 60_000 }, NOT_BEGUN_HERE],
  ['asked for in the future', { beganMsAgo: -60_000 }, NOT_BEGUN_HERE],
  ['in the query', { where: '?' }, NOTHING],
])('accepts no good session %s', async (_, circumstances, message) => {
  const { answer, whoIsHere } = await arriveWith(sessionWith(), circumstances);
  expect(answer).toEqual({ outcome: 'refused', message });
  expect(whoIsHere).toBeNull();
});

it('accepts none in the place of somebody else’s', async () => {
  const victim = await embedded.addLearner();
  const { answer, whoIsHere } = await arriveWith(sessionWith(), { live: victim.email });
  expect(answer).toEqual({
    outcome: 'refused',
    message: of('callback_other_account'),
  });
  expect(whoIsHere).toBe(victim.email);
});

it.each<[string, () => Fields | Promise<Fields>, unknown]>([
  ['access_token', () => ({ access_token: undefined }), NOTHING],
  ['refresh_token', () => ({ refresh_token: undefined }), NOTHING],
  ['expires_in', () => ({ expires_in: undefined }), NOTHING],
  ['token_type', () => ({ token_type: undefined }), NOTHING],
  ['an access_token that says something', () => ({ access_token: '' }), NOTHING],
  ['a third part', () => ({ access_token: parts().slice(0, 2).join('.') }), of('callback_token_malformed')],
  [
    'an end after the third part',
    () => ({ access_token: [...parts(), 'x'].join('.') }),
    of('callback_token_malformed'),
  ],
  ['base64url', () => ({ access_token: `${parts()[0]}.<img>.${parts()[2]}` }), of('callback_token_unreadable')],
  ['ASCII', () => ({ access_token: `${parts()[0]}.ü.${parts()[2]}` }), of('callback_token_unreadable')],
  ['a signature', () => ({ access_token: `${base64({ alg: 'none' })}.${parts()[1]}.` }), BAD_JWT],
  ['its own signature', () => ({ access_token: `${parts()[0]}.${changedClaims()}.${parts()[2]}` }), BAD_JWT],
  ['our signature', async () => ({ access_token: await signedElsewhere() }), BAD_JWT],
  ['time', async () => ({ access_token: await expired() }), BAD_JWT],
  ['an hour that is not over', () => ({ expires_at: '1600000000' }), of('callback_expired')],
  ['a length', () => ({ expires_in: '0', expires_at: undefined }), of('callback_expired')],
  ['a length that is positive', () => ({ expires_in: '-3600' }), of('callback_expired')],
  ['a length in digits', () => ({ expires_in: '1e12' }), NOTHING],
  ['a length that anybody lives to see', () => ({ expires_in: '1000000000000' }), NOTHING],
  ['a length that is a number', () => ({ expires_in: 'abc' }), NOTHING],
  ['an end that is a number', () => ({ expires_at: 'NaN' }), NOTHING],
])('accepts no session without %s', async (_, changes, message) => {
  const { answer, whoIsHere } = await arriveWith(sessionWith(await changes()));
  expect(answer).toEqual({ outcome: 'refused', message });
  expect(whoIsHere).toBeNull();
});

it('accepts no session that was ended', async () => {
  const { client, session: ended } = await embedded.signedIn();
  await client.auth.signOut();
  const { access_token: access, refresh_token: refresh } = ended;
  const { answer, whoIsHere } = await arriveWith(sessionWith({ access_token: access, refresh_token: refresh }));
  expect(answer).toEqual({ outcome: 'refused', message: of('session_missing') });
  expect(whoIsHere).toBeNull();
});

it.each([
  [119, 0],
  [121, 1],
])('is warned of a session issued %d s ago %d times', async (age, warnings) => {
  const expiresAt = String(Math.round(Date.now() / 1000) + 3600 - age);
  const { answer, complaints } = await arriveWith(sessionWith({ expires_at: expiresAt, expires_in: '3600' }));
  expect(answer).toMatchObject({ outcome: 'signedIn' });
  expect(complaints.filter((words) => words.includes('issued over 120s ago'))).toHaveLength(warnings);
});

it.each<[string, Reason]>([
  ['error=access_denied&error_description=The+user+denied+the+request', 'The user denied the request'],
  ['error=access_denied', 'access_denied'],
  ['error_code=otp_expired', of('otp_expired')],
  ['error_code=otp_expired&error_description=Send+me+your+password', of('otp_expired')],
  ['error_code=moon_too_full&error_description=The+moon+is+too+full', 'The moon is too full'],
  ['error_code=moon_too_full', of('callback_unexplained')],
  [`error_description=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, '<img src=x onerror=alert(1)>'],
])(
  'says why by a known code and repeats other words of %s, and takes no session that comes with it',
  async (complaint, message) => {
    for (const where of ['#', '?'] as const) {
      const { answer, whoIsHere } = await arriveWith(`${complaint}&${sessionWith()}`, { where });
      expect(answer).toEqual({ outcome: 'refused', message });
      expect(whoIsHere).toBeNull();
    }
  },
);

it('keeps the session of whoever is signed in when the address complains', async () => {
  const { whoIsHere } = await arriveWith('error=x&error_code=identity_already_exists', { live: email });
  expect(whoIsHere).toBe(email);
});

it('answers once who was brought, and asks nobody again: later they are signed in already', async () => {
  const { after } = await arriveWith(sessionWith());
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked again')));
  expect(await after.auth.finishCallback()).toEqual({ outcome: 'alreadySignedIn', returnTo: null });
});

const parts = () => session.access_token.split('.');

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const changedClaims = () => base64({ ...decodeJwt(session.access_token), email: 'thief@example.com' });

const expired = () => {
  const now = Math.floor(Date.now() / 1000);
  return embedded.supabase.tokens.sign({ ...decodeJwt(session.access_token), iat: now - 7200, exp: now - 3600 });
};

async function signedElsewhere(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256');
  const header = { alg: 'ES256', kid: String(embedded.supabase.jwks.keys[0]?.kid), typ: 'JWT' };
  return new SignJWT(decodeJwt(session.access_token)).setProtectedHeader(header).sign(privateKey);
}
