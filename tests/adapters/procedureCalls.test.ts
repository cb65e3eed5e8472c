import { createClient, processLock } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Reason } from '#machines/ports/reason.ts';
import { reasonOf } from '#machines/reasonOf.ts';
import { procedureCalls } from '#src/adapters/procedureCalls.ts';
import { supabaseFetch } from '#src/adapters/supabaseFetch.ts';
import { fakeWire, delayed, type WireAnswer } from '../fakes/fakeWire.ts';
import { opened } from './openAuth.ts';

const LIST = '/rest/v1/rpc/user_ssp_list_challenges';
const SAVE = '/rest/v1/rpc/user_upsert_profile';
const TOKEN = '/auth/v1/token';
const profile = { auth_id: 'u1', email: 'ada@example.com', user_name: 'Ada', login_method: 'email' };

// The waits between attempts pass at once; nothing here waits for a real one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openCalls(answers: Record<string, WireAnswer | WireAnswer[]>, isSignedIn = false) {
  const wire = fakeWire({ [TOKEN]: opened, ...answers });
  const client = createClient('http://servolab.test', 'anon', {
    global: { fetch: supabaseFetch(20) },
    // As in a page, whose calls wait for one another.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, lock: processLock },
    // The library asks for one in Node; nothing is ever opened with it. Its type is that of a browser.
    realtime: { transport: WebSocket as never },
  });
  if (isSignedIn) await client.auth.signInWithPassword({ email: 'ada@example.com', password: 'correct horse' });
  return { calls: procedureCalls(async () => client), wire };
}

/** What a call comes to, all waits passed. */
async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  const settled = call.then(
    (data) => ({ data }),
    (error: unknown) => ({ reason: reasonOf(error) }),
  );
  await vi.runAllTimersAsync();
  return settled;
}

const empty = { status: 200, body: [] };
const jwtExpired = { status: 401, body: { code: 'PGRST303', message: 'JWT expired', details: null, hint: null } };

const away: Reason = { code: 'service_unreachable', facts: {} };
const nonsense: Reason = { code: 'service_answer_unexpected', facts: {} };
const failed = (status: number): Reason => ({ code: 'service_failed', facts: { status } });
const refused = (code: string, status = 400): WireAnswer => ({
  status,
  body: { code, message: 'as the database says it' },
});

it.each<[string, WireAnswer, number, Reason]>([
  ['nobody is there', 'away', 4, away],
  ['the answer stops in its middle', 'cutOff', 4, away],
  ['a gateway answers 502', { status: 502, body: '<html>' }, 4, failed(502)],
  ['a gateway answers 503', { status: 503, body: '' }, 4, failed(503)],
  ['a gateway answers 504', { status: 504, body: 'timeout' }, 4, failed(504)],
  ['no answer comes', 'silent', 1, { code: 'service_timed_out', facts: { milliseconds: 20 } }],
  ['the service breaks', { status: 500, body: { code: 'XX000', message: 'broken' } }, 1, 'broken'],
  ['the service breaks without words', { status: 500, body: 'oops' }, 1, failed(500)],
  ['the account is somebody else’s', refused('42501', 403), 1, { code: 'account_foreign', facts: {} }],
  ['nobody is signed in', refused('42501', 401), 1, 'as the database says it'],
  ['there is no such challenge', refused('PT404', 404), 1, { code: 'challenge_unknown', facts: {} }],
  ['a text is too long', refused('23514'), 1, { code: 'value_refused', facts: {} }],
  ['a value cannot be read', refused('22P02'), 1, { code: 'value_refused', facts: {} }],
  ['a gateway refuses', { status: 403, body: '<html>Forbidden' }, 1, failed(403)],
  ['nobody knows the procedure', { status: 404, body: { code: 'PGRST202', message: 'unknown' } }, 1, 'unknown'],
  ['too many ask', { status: 429, body: { message: 'slowly' } }, 1, 'slowly'],
  ['the answer is a page', { status: 200, body: '<html>' }, 1, nonsense],
  ['the answer is of another kind', { status: 200, body: [{ id: 'x' }] }, 1, nonsense],
])('reads, when %s, so many times and then says why not', async (_, answer, times, reason) => {
  const { calls, wire } = await openCalls({ [LIST]: answer });
  expect(await outcomeOf(calls.read('user_ssp_list_challenges', {}))).toEqual({ reason });
  expect(wire.to(LIST)).toHaveLength(times);
});

it('reads once somebody is there again', async () => {
  const { calls, wire } = await openCalls({ [LIST]: ['away', { status: 503, body: '' }, empty] });
  expect(await outcomeOf(calls.read('user_ssp_list_challenges', {}))).toEqual({ data: [] });
  expect(wire.to(LIST)).toHaveLength(3);
});

/** The library listens once, to the first page that it finds. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function showPage(visibilityState: 'hidden' | 'visible') {
  page.visibilityState = visibilityState;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
}

it('reads on as soon as its page is looked at again', async () => {
  showPage('hidden');
  const { calls, wire } = await openCalls({ [LIST]: ['away', empty] });
  const call = calls.read('user_ssp_list_challenges', {});
  await vi.runAllTimersAsync();
  expect(wire.to(LIST)).toHaveLength(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await outcomeOf(call)).toEqual({ data: [] });
});

it('says that nobody is there in a browser without a network, too', async () => {
  showPage('visible');
  const { calls, wire } = await openCalls({ [LIST]: 'away' });
  page.dispatchEvent(new Event('offline'));
  expect(await outcomeOf(calls.read('user_ssp_list_challenges', {}))).toEqual({ reason: away });
  expect(wire.to(LIST)).toHaveLength(4);
  page.dispatchEvent(new Event('online'));
});

it('writes once, whoever is away', async () => {
  const { calls, wire } = await openCalls({ [SAVE]: 'away' });
  expect(await outcomeOf(calls.write('user_upsert_profile', profile))).toEqual({ reason: away });
  expect(wire.to(SAVE)).toHaveLength(1);
});

const VERIFIED = '/rest/v1/rpc/user_ssp_isverified';
const ada = { auth_id: 'u1' };
const verified = { status: 200, body: [{ auth_id: 'u1', user_name: 'Ada', title: 'Engineer' }] };

it('leaves a read that is under way alone when something is written', async () => {
  const { calls, wire } = await openCalls({ [VERIFIED]: delayed(verified), [SAVE]: { status: 200, body: null } });
  const read = outcomeOf(calls.read('user_ssp_isverified', ada));
  expect(await outcomeOf(calls.write('user_upsert_profile', profile))).toEqual({ data: null });
  wire.release(VERIFIED);
  expect(await read).toEqual({ data: verified.body });
});

it('asks anew after a write, whatever a read from before it is going to say', async () => {
  const { calls, wire } = await openCalls({
    [VERIFIED]: [delayed(empty), verified],
    [SAVE]: { status: 200, body: null },
  });
  const before = outcomeOf(calls.read('user_ssp_isverified', ada));
  await outcomeOf(calls.write('user_upsert_profile', profile));
  expect(await outcomeOf(calls.read('user_ssp_isverified', ada))).toEqual({ data: verified.body });
  wire.release(VERIFIED);
  expect(await before).toEqual({ data: [] });
});

it('asks once for all who ask the same at the same time', async () => {
  const { calls, wire } = await openCalls({ [VERIFIED]: delayed(verified) });
  const both = ['a', 'b'].map(async () => outcomeOf(calls.read('user_ssp_isverified', ada)));
  await expect.poll(() => wire.to(VERIFIED)).toHaveLength(1);
  wire.release(VERIFIED);
  expect(await Promise.all(both)).toEqual([{ data: verified.body }, { data: verified.body }]);
  expect(wire.to(VERIFIED)).toHaveLength(1);
});

it('serves the lists of the course for five minutes, a write in between or not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { calls, wire } = await openCalls({ [LIST]: empty, [SAVE]: { status: 200, body: null } });
  await calls.read('user_ssp_list_challenges', {});
  await calls.write('user_upsert_profile', profile);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await calls.read('user_ssp_list_challenges', {});
  expect(wire.to(LIST)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await calls.read('user_ssp_list_challenges', {});
  expect(wire.to(LIST)).toHaveLength(2);
});

it("never serves a learner's own rows from before", async () => {
  const { calls, wire } = await openCalls({ [VERIFIED]: [empty, verified] });
  expect(await outcomeOf(calls.read('user_ssp_isverified', ada))).toEqual({ data: [] });
  expect(await outcomeOf(calls.read('user_ssp_isverified', ada))).toEqual({ data: verified.body });
  expect(wire.to(VERIFIED)).toHaveLength(2);
});

it('refreshes a session that is too old, once for all who wait, and asks again', async () => {
  const { calls, wire } = await openCalls({ [LIST]: [jwtExpired, jwtExpired, empty] }, true);
  const both = ['a', 'b'].map(async (auth_id) => outcomeOf(calls.read('user_ssp_list_challenges', { auth_id })));
  expect(await Promise.all(both)).toEqual([{ data: [] }, { data: [] }]);
  expect(wire.to(TOKEN).filter(({ url }) => url.search === '?grant_type=refresh_token')).toHaveLength(1);
});

it('says what the service said when a refreshed session is refused too', async () => {
  const { calls, wire } = await openCalls({ [LIST]: jwtExpired }, true);
  expect(await outcomeOf(calls.read('user_ssp_list_challenges', {}))).toEqual({ reason: 'JWT expired' });
  expect(wire.to(LIST)).toHaveLength(2);
});

it('asks nobody again who is not signed in', async () => {
  const { calls, wire } = await openCalls({ [LIST]: jwtExpired });
  expect(await outcomeOf(calls.read('user_ssp_list_challenges', {}))).toEqual({ reason: 'JWT expired' });
  expect(wire.to(LIST)).toHaveLength(1);
});
