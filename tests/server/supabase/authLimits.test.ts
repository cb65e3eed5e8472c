import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { authLimits } from '#server/supabase/auth/authLimits.ts';
import type { AuthError } from '#server/supabase/auth/authError.ts';
import { readAuthSettings } from '#server/config/authSettings.ts';
import { openEmbedded, PASSWORD } from './openEmbedded.ts';

function from(ip: string): FastifyRequest {
  return { ip } as FastifyRequest;
}

function errorOf(act: () => void): AuthError | null {
  try {
    act();
    return null;
  } catch (error) {
    return error as AuthError;
  }
}

it('counts each address by itself, and recovers on time', () => {
  let now = 0;
  const limits = authLimits(readAuthSettings({}).rates, () => now);
  for (let i = 0; i < 150; i += 1) limits.count('verify', from('192.0.2.1'));
  expect(errorOf(() => limits.count('verify', from('192.0.2.1')))).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'For security purposes, you can only request this after 10 seconds.',
    more: { retryAfter: 10 },
  });
  expect(errorOf(() => limits.count('verify', from('192.0.2.2')))).toBeNull();
  expect(errorOf(() => limits.count('otp', from('192.0.2.1')))).toBeNull();
  now += 10_000;
  expect(errorOf(() => limits.count('verify', from('192.0.2.1')))).toBeNull();
  expect(errorOf(() => limits.count('verify', from('192.0.2.1')))?.status).toBe(429);
});

it('counts the addresses that one network of IPv6 gives away as one', () => {
  const limits = authLimits(readAuthSettings({}).rates, () => 0);
  for (let i = 0; i < 150; i += 1) limits.count('verify', from(`2001:db8:0:1::${i}`));
  expect(errorOf(() => limits.count('verify', from('2001:db8:0:1:ffff::1')))?.status).toBe(429);
  expect(errorOf(() => limits.count('verify', from('2001:db8:0:2::1')))).toBeNull();
});

it('lets thirty come at once whatever the rate, and counts each kind by itself', () => {
  let now = 0;
  const limits = authLimits(readAuthSettings({ GOTRUE_RATE_LIMIT_OTP: '300' }).rates, () => now);
  for (let i = 0; i < 30; i += 1) limits.count('recover', from('192.0.2.1'));
  expect(errorOf(() => limits.count('recover', from('192.0.2.1')))?.more).toEqual({ retryAfter: 1 });
  expect(errorOf(() => limits.count('resend', from('192.0.2.1')))).toBeNull();
  now += 1000;
  expect(errorOf(() => limits.count('recover', from('192.0.2.1')))).toBeNull();
});

it.each([
  ['GOTRUE_RATE_LIMIT_VERIFY', 'verify'],
  ['GOTRUE_RATE_LIMIT_OTP', 'recover'],
  ['GOTRUE_RATE_LIMIT_TOKEN_REFRESH', 'token'],
  ['GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY', 'factor'],
] as const)('lets as many come at once as the documentation of %s says', async (setting, what) => {
  const page = await readFile(join(projectRoot, 'docs', 'supabase.md'), 'utf8');
  const said = new RegExp(`^\\| \`${setting}\` .*[ ;](\\d+) at once`, 'm').exec(page)?.[1];
  const limits = authLimits(readAuthSettings({}).rates, () => 0);
  let taken = 0;
  while (errorOf(() => limits.count(what, from('192.0.2.1'))) === null) taken += 1;
  expect(said).toBe(String(taken));
});

/** How many e-mails of an hour go to one network. */
function toOneNetwork(settings: Record<string, string>): number {
  const limits = authLimits(readAuthSettings(settings).rates, () => 0);
  let sent = 0;
  while (errorOf(() => limits.countEmails(from('192.0.2.1'), 1)) === null) sent += 1;
  return sent;
}

it.each([
  ['src/texts/en/documents/teachers.md', / (\d+) e-mails an hour go to one network/],
  ['src/texts/es/documents/teachers.md', / a una misma red salen (\d+) correos por hora/],
  ['docs/operations.md', / e-mails an hour are sent to all together, (\d+) of them to one network/],
])('sends one network as many e-mails in an hour as %s says', async (name, sentence) => {
  const page = await readFile(join(projectRoot, name), 'utf8');
  expect(sentence.exec(page)?.[1]).toBe(String(toOneNetwork({})));
});

it.each([7, 24, 31])(
  'sends a class of %d an e-mail each, where the operator sets what is advised',
  async (learners) => {
    const page = await readFile(join(projectRoot, 'docs', 'operations.md'), 'utf8');
    const advised = / for n learners .*`GOTRUE_RATE_LIMIT_EMAIL_SENT` to ([\d.]+) n/.exec(page)?.[1];
    const set = String(Math.ceil(Number(advised) * learners));
    expect(toOneNetwork({ GOTRUE_RATE_LIMIT_EMAIL_SENT: set })).toBeGreaterThanOrEqual(learners);
  },
);

/** So slow a rate that none is given back while a busy machine sends a hundred and fifty. */
const slowly = { GOTRUE_RATE_LIMITS: 'on', GOTRUE_RATE_LIMIT_TOKEN_REFRESH: '1' };

it('counts sign-ins as it counts refreshes', async () => {
  const open = await openEmbedded(slowly);
  const statuses: number[] = [];
  for (let i = 0; i < 151; i += 1) {
    const answer = await open.send('/auth/v1/token?grant_type=pkce', { method: 'POST', body: '{}' });
    statuses.push(answer.status);
  }
  await open.close();
  expect(statuses.slice(-2)).toEqual([400, 429]);
});

it('counts how often somebody leaves for a provider, which is kept until they come back', async () => {
  const open = await openEmbedded(slowly);
  const statuses: number[] = [];
  for (let i = 0; i < 151; i += 1) statuses.push((await open.send('/auth/v1/authorize?provider=google')).status);
  await open.close();
  // It is led to the page of the provider, and then no more.
  expect(statuses.slice(-2)).toEqual([200, 429]);
});

it('counts how often somebody comes back from a provider', async () => {
  const open = await openEmbedded(slowly);
  const statuses: number[] = [];
  for (let i = 0; i < 151; i += 1) {
    const { status } = await fetch(`${open.url}/auth/v1/callback`, { redirect: 'manual' });
    statuses.push(status);
  }
  await open.close();
  expect(statuses.slice(-2)).toEqual([303, 429]);
});

it('counts e-mails for everybody together, and leaves others a third of what one network asks for', () => {
  const limits = authLimits(readAuthSettings({ GOTRUE_RATE_LIMIT_EMAIL_SENT: '30' }).rates, () => 0);
  const asked = (ip: string) => errorOf(() => limits.countEmails(from(ip), 1));
  const letThrough = (ip: string, times: number) =>
    Array.from({ length: times }, () => asked(ip)).filter((one) => !one);
  expect(letThrough('192.0.2.1', 29)).toHaveLength(20);
  expect(letThrough('192.0.2.2', 29)).toHaveLength(10);
  expect(asked('192.0.2.3')).toMatchObject({
    code: 'over_email_send_rate_limit',
    message: expect.stringMatching(/^For security purposes, you can only request this after 12\d seconds\.$/),
  });
});

it('sends one address five e-mails of a kind in an hour, whoever asks and however it is written', () => {
  let now = 0;
  let askers = 0;
  const limits = authLimits(readAuthSettings({}).rates, () => now);
  const received = (address: string, kind: string) =>
    errorOf(() => limits.countEmails(from(`192.0.2.${askers++}`), 1, [{ address, kind }]));
  for (let count = 0; count < 5; count += 1) expect(received('ada@example.com', 'recovery')).toBeNull();
  expect(received('Ada@Example.com', 'recovery')).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  expect(received('ada@example.com', 'otp')).toBeNull();
  expect(received('ben@example.com', 'recovery')).toBeNull();
  now += 3_600_000 / 5 + 1;
  expect(received('ada@example.com', 'recovery')).toBeNull();
});

it('counts no e-mail for an address when its network or all together have had too many', () => {
  let now = 0;
  const limits = authLimits(readAuthSettings({ GOTRUE_RATE_LIMIT_EMAIL_SENT: '3' }).rates, () => now);
  const asked = (ip: string, address: string) =>
    errorOf(() => limits.countEmails(from(ip), 1, [{ address, kind: 'signup' }]));
  expect([asked('192.0.2.1', 'a@example.com'), asked('192.0.2.1', 'b@example.com')]).toEqual([null, null]);
  for (let times = 0; times < 9; times += 1) expect(asked('192.0.2.1', 'pupil@example.com')?.status).toBe(429);
  expect(asked('192.0.2.2', 'c@example.com')).toBeNull();
  for (let times = 0; times < 9; times += 1) expect(asked('192.0.2.3', 'pupil@example.com')?.status).toBe(429);
  now += 3_600_000 / 3;
  expect(asked('192.0.2.3', 'pupil@example.com')).toBeNull();
});

it('counts no e-mail for a network when another limit refuses it', () => {
  let now = 0;
  const limits = authLimits(readAuthSettings({ GOTRUE_RATE_LIMIT_EMAIL_SENT: '3' }).rates, () => now);
  const asked = (ip: string, mails = 1) => errorOf(() => limits.countEmails(from(ip), mails));
  expect([asked('192.0.2.1', 2), asked('192.0.2.2')]).toEqual([null, null]);
  for (let times = 0; times < 9; times += 1) expect(asked('192.0.2.3')?.status).toBe(429);
  now += (2 * 3_600_000) / 3 + 1;
  expect(asked('192.0.2.3', 2)).toBeNull();
});

it('lets both e-mails of a change of address go or neither', () => {
  const limits = authLimits(readAuthSettings({ GOTRUE_RATE_LIMIT_EMAIL_SENT: '4' }).rates, () => 0);
  const asked = (mails: number) => errorOf(() => limits.countEmails(from('192.0.2.1'), mails));
  expect([asked(1), asked(1)]).toEqual([null, null]);
  expect(asked(2)?.status).toBe(429);
  expect(asked(1)).toBeNull();
});

it('lets a change of address go where one e-mail an hour is allowed, as all that there is', () => {
  let now = 0;
  const limits = authLimits(readAuthSettings({ GOTRUE_RATE_LIMIT_EMAIL_SENT: '1' }).rates, () => now);
  const asked = () => errorOf(() => limits.countEmails(from('192.0.2.1'), 2));
  expect(asked()).toBeNull();
  expect(asked()?.status).toBe(429);
  now += 3_600_001;
  expect(asked()).toBeNull();
});

it('sends the same e-mail once a minute', async () => {
  const open = await openEmbedded({ GOTRUE_RATE_LIMITS: 'on' });
  const email = 'hasty@example.com';
  await open.client().auth.signUp({ email, password: PASSWORD });
  const hasty = await open.send('/auth/v1/resend', { method: 'POST', body: JSON.stringify({ type: 'signup', email }) });
  await open.supabase.database.query(`update embedded.email_requests set requested_at = now() - interval '60 seconds'`);
  const patient = await open.client().auth.resend({ type: 'signup', email });
  await open.close();
  expect(hasty.status).toBe(429);
  expect(Number(hasty.headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await hasty.json()).msg).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  expect(patient.error).toBeNull();
});

it('sends an e-mail anew where the last was asked for at a time that is still to come', async () => {
  const open = await openEmbedded({ GOTRUE_RATE_LIMITS: 'on' });
  const email = 'early@example.com';
  await open.client().auth.signUp({ email, password: PASSWORD });
  await open.supabase.database.query(`update embedded.email_requests set requested_at = now() + interval '2 hours'`);
  const after = await open.client().auth.resend({ type: 'signup', email });
  const hasty = await open.client().auth.resend({ type: 'signup', email });
  await open.close();
  expect(after.error).toBeNull();
  expect(hasty.error?.status).toBe(429);
});
