/** The file of the audit log: what it holds, how long it gets, and that nobody suffers for it. */
import { appendFile, chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AuditLog, type AuditLogOptions } from '#server/audit/AuditLog.ts';
import { type AuditEntry, auditEvents } from '#server/audit/auditEvents.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'servolab-audit-'));
  folder = join(root, 'audit');
});
afterEach(() => rm(root, { recursive: true, force: true }));

function openLog(more: Partial<AuditLogOptions> = {}) {
  const faults: unknown[] = [];
  return { faults, log: new AuditLog(folder, { failed: (error) => faults.push(error), ...more }) };
}

const pathOf = (number = 0) => join(folder, number === 0 ? 'audit.jsonl' : `audit.${number}.jsonl`);

async function linesOf(number = 0): Promise<Record<string, unknown>[]> {
  const text = await readFile(pathOf(number), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('writes one line for each entry, with its time, for nobody else to read', async () => {
  const { log } = openLog();
  log.note({ event: 'signed_in', learner: 'ada', address: '10.0.0.1', outcome: 'ok', what: 'password' });
  log.note({ event: 'server_stopped', outcome: 'ok' });
  await log.written();
  const [first, second] = await linesOf();
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    event: 'signed_in',
    learner: 'ada',
    address: '10.0.0.1',
    outcome: 'ok',
    what: 'password',
  });
  expect(second).toMatchObject({ event: 'server_stopped', learner: null, address: null });
  expect((await stat(pathOf())).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('keeps an entry on a line of its own, short and plain, whatever is in it', async () => {
  const { log } = openLog();
  const hostile = [
    'a\n{"event":"signed_in","outcome":"ok"}',
    '\r\n\u0085\u2028\u2029',
    '\u001b[2J\u009b31m\u202e',
    '"}\n{"',
    '\0'.repeat(1000),
    '\uD800',
    'x'.repeat(10_000_000),
  ];
  for (const text of hostile)
    log.note({ event: 'limit_struck', learner: text, address: text, outcome: text, what: text });
  await log.written();
  const lines = await linesOf();
  expect(lines).toHaveLength(hostile.length);
  expect(new Set(lines.map(({ event }) => event))).toEqual(new Set(['limit_struck']));
  const bytes = await readFile(pathOf());
  expect(bytes.length).toBeLessThan(hostile.length * 1000);
  expect(bytes.every((byte) => byte === 10 || (byte >= 32 && byte < 127))).toBe(true);
});

it('puts a full file aside, and keeps no more of them than it may', async () => {
  const { log } = openLog({ fileBytes: 2000, files: 3 });
  for (let count = 0; count < 100; count += 1) {
    log.note({ event: 'signed_in', outcome: 'ok', what: String(count) });
    await log.written();
  }
  expect((await readdir(folder)).toSorted()).toEqual(['audit.1.jsonl', 'audit.2.jsonl', 'audit.jsonl']);
  for (const number of [0, 1, 2]) expect((await stat(pathOf(number))).size).toBeLessThanOrEqual(2000);
  const kept = [...(await linesOf(2)), ...(await linesOf(1)), ...(await linesOf())].map(({ what }) => Number(what));
  expect(kept.at(-1)).toBe(99);
  expect(kept).toEqual(Array.from(kept, (_, index) => 100 - kept.length + index));
});

it('goes on below a line that a killed server left half, in a file that others could read', async () => {
  const { log } = openLog();
  log.note({ event: 'server_started', outcome: 'ok' });
  await log.written();
  await appendFile(pathOf(), '{"time":"2026-01-01T00:00:00.000Z","ev');
  await chmod(pathOf(), 0o644);
  const next = openLog();
  next.log.note({ event: 'server_started', outcome: 'ok' });
  await next.log.written();
  const [whole, torn, own] = (await readFile(pathOf(), 'utf8')).split('\n');
  expect([whole, own].map((line) => (JSON.parse(line ?? '') as { event: string }).event)).toEqual([
    'server_started',
    'server_started',
  ]);
  expect(torn).toMatch(/"ev$/);
  expect((await stat(pathOf())).mode & 0o777).toBe(0o600);
});

it('fails nobody when it cannot write, says so once, and tells later how much is missing', async () => {
  await writeFile(folder, 'a file in the place of the folder');
  const { log, faults } = openLog();
  for (let count = 0; count < 3; count += 1) {
    log.note({ event: 'signed_in', outcome: 'ok' });
    await log.written();
  }
  expect(faults).toHaveLength(1);
  await rm(folder);
  log.note({ event: 'signed_out', outcome: 'ok' });
  await log.written();
  log.note({ event: 'signed_in', outcome: 'ok' });
  await log.written();
  expect(await linesOf()).toMatchObject([{ event: 'signed_out', left_out: 3 }, { event: 'signed_in' }]);
});

it('is not written full by somebody who is refused again and again', async () => {
  const { log } = openLog({ perMinute: { refusals: 5 } });
  const refused = { event: 'signed_in', address: '10.0.0.1', outcome: 'invalid_credentials' } as const;
  for (let count = 0; count < 500; count += 1) log.note(refused);
  log.note({ ...refused, address: '10.0.0.2' });
  log.note({ ...refused, outcome: 'ok' });
  await log.written();
  const lines = await linesOf();
  expect(lines).toHaveLength(7);
  expect(lines[5]).toMatchObject({ address: '10.0.0.2', left_out: 495 });
  expect(lines[6]).toMatchObject({ address: '10.0.0.1', outcome: 'ok' });
});

it('is not written full by a learner who does the same again and again', async () => {
  const { log } = openLog({ perMinute: { ofLearner: 5 } });
  const entered = { event: 'workspace_entered', learner: 'ada', address: '10.0.0.1', outcome: 'ok' } as const;
  for (let count = 0; count < 500; count += 1) log.note({ ...entered, address: `10.0.0.${count % 2}` });
  log.note({ ...entered, learner: 'ben' });
  log.note({ ...entered, event: 'workspace_left' });
  await log.written();
  const lines = await linesOf();
  expect(lines).toHaveLength(7);
  expect(lines[5]).toMatchObject({ learner: 'ben', left_out: 495 });
  expect(lines[6]).toMatchObject({ learner: 'ada', event: 'workspace_left' });
});

it('is not written full from one address, whoever it is that comes from there', async () => {
  const { log } = openLog({ perMinute: { fromAddress: 5 } });
  const asked = { event: 'signed_up', outcome: 'ok' } as const;
  for (let count = 0; count < 500; count += 1) log.note({ ...asked, learner: String(count), address: '10.0.0.1' });
  log.note({ ...asked, learner: 'ben', address: '10.0.0.2' });
  await log.written();
  const lines = await linesOf();
  expect(lines).toHaveLength(6);
  expect(lines[5]).toMatchObject({ learner: 'ben', left_out: 495 });
});

const DAY = 86_400_000;
const ID = '9d0c0000-0000-4000-8000-000000000';

/** Notes these entries again and again, as fast as minutes let them through, for so many days. */
async function flood(days: number, entries: readonly AuditEntry[], options: Partial<AuditLogOptions> = {}) {
  let now = 0;
  const { log } = openLog({ ...options, now: () => now });
  for (; now < days * DAY; now += DAY / 144) {
    for (const entry of entries) log.note(entry);
    await log.written();
  }
  return log;
}

const times = (count: number, entry: AuditEntry): AuditEntry[] => Array.from({ length: count }, () => entry);

it('is written half full by one address in a day at most, with every event that there is', async () => {
  const route = 'POST /auth/v1/user/identities/authorize';
  const done = { event: 'signed_in', address: '2001:db8:1:2::', outcome: 'ok', what: route } as const;
  const refused = { ...done, outcome: 'over_request_rate_limit' };
  const everybody = Array.from({ length: 600 }, (_, index) => ({ ...done, learner: `${ID}${index}` }));

  await flood(1, [...times(60, refused), ...everybody]);

  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const ofOneEvent = sizes.reduce((total, size) => total + size, 0);
  expect(ofOneEvent * Object.keys(auditEvents).length).toBeLessThan((10 * 5 * 1_048_576) / 2);
});

it('is not written full by somebody who goes on for days, by refusals, with accounts or with addresses', async () => {
  const refused = { event: 'signed_in', address: '10.0.0.1', outcome: 'invalid_credentials' } as const;
  const entered = { event: 'workspace_entered', outcome: 'ok' } as const;
  const byAccounts = Array.from({ length: 50 }, (_, index) => ({
    ...entered,
    address: '10.0.0.1',
    learner: `a${index}`,
  }));
  const byAddresses = Array.from({ length: 50 }, (_, index) => ({
    ...entered,
    address: `10.0.1.${index}`,
    learner: 'b',
  }));
  const perDay = { refusals: 5, ofLearner: 7, fromAddress: 11 };

  const log = await flood(1, [...times(50, refused), ...byAccounts, ...byAddresses], { perDay });
  log.note({ ...refused, event: 'password_changed' });
  log.note({ ...entered, event: 'password_changed', address: '10.0.0.1', learner: 'b' });
  await log.written();

  const lines = await linesOf();
  const count = (of: (line: Record<string, unknown>) => boolean) => lines.filter(of).length;
  // All that there is at first, and as much again in the course of the day, which is not over yet.
  expect([
    count(({ event, outcome }) => event === 'signed_in' && outcome !== 'ok'),
    count(({ event, address, outcome }) => event === 'workspace_entered' && address === '10.0.0.1' && outcome === 'ok'),
    count(({ event, learner }) => event === 'workspace_entered' && learner === 'b'),
  ]).toEqual([2 * 5 - 1, 2 * 11 - 1, 2 * 7 - 1]);
  expect(lines.slice(-2).map(({ event }) => event)).toEqual(['password_changed', 'password_changed']);
});

it('counts what came over no connection for the learner of whom it is', async () => {
  const { log } = openLog({ perMinute: { refusals: 5 } });
  const struck = { event: 'limit_struck', outcome: 'memory', what: 'programs' } as const;
  for (const entry of times(50, { ...struck, learner: 'ada' })) log.note(entry);
  log.note({ ...struck, learner: 'ben' });
  await log.written();
  expect((await linesOf()).map(({ learner }) => learner)).toEqual([...Array.from({ length: 5 }, () => 'ada'), 'ben']);
});
