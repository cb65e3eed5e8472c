/** A session that has grown old while the service is away: it is asked for within bounds, kept, and had again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WireAnswer } from '../fakes/fakeWire.ts';
import { account, openAuth, opened } from './openAuth.ts';

const TOKEN = '/auth/v1/token';
const KEPT = 'servolab-session';
const HOUR_S = 3600;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose browser keeps a session that expires so many seconds from now. */
async function openPage(expiresIn: number, refresh: WireAnswer) {
  const open = openAuth({ [TOKEN]: refresh, '/auth/v1/logout': { status: 204, body: '' } });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const expires = Math.floor(Date.now() / 1000) + expiresIn;
  const session = { ...opened.body, expires_at: expires, user: account };
  open.browser.localStorage.setItem(KEPT, JSON.stringify(session));
  const reports: string[] = [];
  const stop = open.auth.watch((event, user) => reports.push(`${event} ${user?.email ?? 'nobody'}`));
  await open.clients.main();
  await vi.advanceTimersByTimeAsync(0);
  return { ...open, reports, stop, asked: () => open.wire.to(TOKEN).length };
}

const faults: [string, WireAnswer][] = [
  ['is away', 'away'],
  ['stops in mid-answer', 'cutOff'],
  ['is away behind a gateway that says 502', { status: 502, body: '<html>' }],
  ['is away behind a gateway that says 503', { status: 503, body: '' }],
  ['is away behind a gateway that says 504', { status: 504, body: 'timeout' }],
];

it.each(faults)('asks within bounds while the service %s, keeps the session, and has it again', async (_, fault) => {
  const { reports, asked, workspace, wire, browser, stop } = await openPage(-10, fault);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked()).toBe(8);
  expect(reports).toEqual(['unreachable nobody']);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  // Eight attempts in each of the next rounds, a minute and a half apart at least.
  expect(asked()).toBeLessThanOrEqual(8 * 8);
  expect(browser.localStorage.getItem(KEPT)).not.toBeNull();
  expect(reports).toEqual(['unreachable nobody']);
  expect(workspace).toEqual([]);

  wire.answer(TOKEN, { ...opened, body: { ...opened.body, expires_in: HOUR_S } });
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(reports.slice(1)).toEqual(['tokenRefreshed ada@example.com']);
  expect(workspace).toEqual(['cookie']);
  stop();
});

it.each(faults)('works on with a token that still counts while the service %s', async (_, fault) => {
  const { reports, wire, browser, stop } = await openPage(80, fault);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports).toEqual(['initial ada@example.com']);
  expect(browser.localStorage.getItem(KEPT)).not.toBeNull();
  wire.answer(TOKEN, { ...opened, body: { ...opened.body, expires_in: HOUR_S } });
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(reports.slice(1)).toEqual(['tokenRefreshed ada@example.com']);
  stop();
});

it('asks again after 200 ms, and each time after twice as long', async () => {
  const { asked, stop } = await openPage(-10, 'away');
  for (const [questions, wait] of [200, 400, 800, 1600, 3200, 6400, 12_800].entries()) {
    expect(asked()).toBe(questions + 1);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(asked()).toBe(questions + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(asked()).toBe(8);
  stop();
});

it('lets go of a session that is old and refused, after one question', async () => {
  const body = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' };
  const { reports, asked, workspace, browser, stop } = await openPage(-10, { status: 400, body });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked()).toBe(1);
  expect(reports.at(-1)).toMatch(/^(initial|signedOut) nobody$/);
  expect(workspace.at(-1)).toBe('no cookie');
  expect(browser.localStorage.getItem(KEPT)).toBeNull();
  stop();
});
