/** What somebody gets who guesses passwords and codes from many addresses, and what becomes of whose account it is. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { AuthError } from '#server/supabase/auth/authError.ts';
import { countGuesses, type Guessed } from '#server/supabase/auth/guesses.ts';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

const HOUR = 3_600_000;
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `198.51.100.${index + 1}`);
const from = (ip: string) => ({ ip }) as FastifyRequest;
const ADA: Guessed = { kind: 'password', of: 'ada@example.com' };
/** What comes of looking at a try. */
const away = () => Promise.reject(new Error('The database is away'));
const expired = () => Promise.reject(new AuthError(403, 'otp_expired', 'Token has expired or is invalid'));

/** Guesses by a clock of their own, and how many of these tries are looked at. */
function openGuesses() {
  const clock = { now: 0 };
  const guesses = countGuesses('on', () => clock.now);
  const isLookedAt = (ip: string, guessed = ADA): boolean => {
    try {
      guesses.begin(from(ip), guessed);
      return true;
    } catch (error) {
      // Anything else is a fault of the test.
      if ((error as AuthError).code !== 'over_request_rate_limit') throw error;
      return false;
    }
  };
  return { clock, guesses, isLookedAt };
}

it.each([
  ['120 passwords from 5 addresses', 'password', 120, 5],
  ['240 codes from 8 addresses', 'code', 240, 8],
  ['a thousand codes of an authenticator from a hundred', 'factor', 1000, 100],
] as const)('looks at 20 of %s that come at once', (_what, kind, times, count) => {
  const { isLookedAt } = openGuesses();
  const tries = Array.from({ length: times }, (_, index) => addresses(count)[index % count]!);
  expect(tries.filter((ip) => isLookedAt(ip, { kind, of: 'ada@example.com' }))).toHaveLength(20);
});

it('looks at five of thirty from one network, and of IPv6 counts the first 64 bits', () => {
  const { isLookedAt } = openGuesses();
  const tries = Array.from({ length: 30 }, (_, index) => `2001:db8:0:1::${index}`);
  expect(tries.filter((ip) => isLookedAt(ip))).toHaveLength(5);
});

it('lets a guesser with a hundred addresses try no more than ten times an hour in the end', () => {
  const { clock, isLookedAt } = openGuesses();
  const inHours = Array.from({ length: 24 }, () => 0);
  for (; clock.now < 24 * HOUR; clock.now += 2000) {
    const hour = Math.floor(clock.now / HOUR);
    if (isLookedAt(addresses(100)[(clock.now / 2000) % 100]!)) inHours[hour] = inHours[hour]! + 1;
  }
  expect(Math.max(...inHours.slice(1))).toBeLessThanOrEqual(10);
  expect(inHours.reduce((sum, one) => sum + one)).toBeLessThan(200);
});

it('makes nobody wait for what was guessed of another account', () => {
  const { isLookedAt } = openGuesses();
  for (let count = 0; count < 100; count += 1) isLookedAt('192.0.2.1');
  expect(isLookedAt('192.0.2.1', { kind: 'password', of: 'ben@example.com' })).toBe(true);
  expect(isLookedAt('192.0.2.1', { kind: 'code', of: ADA.of })).toBe(true);
});

it('forgets what was wrong after some time, and at a right try of the same network at once', () => {
  const { clock, guesses, isLookedAt } = openGuesses();
  for (let count = 0; count < 4; count += 1) isLookedAt('192.0.2.1');
  guesses.begin(from('192.0.2.1'), ADA).right();
  const again = Array.from({ length: 10 }, () => '192.0.2.1');
  expect(again.filter((ip) => isLookedAt(ip))).toHaveLength(5);
  clock.now += 2 * HOUR;
  expect(again.filter((ip) => isLookedAt(ip))).toHaveLength(5);
});

it('does not count what nobody could look at, as while the database is away', async () => {
  const { guesses, isLookedAt } = openGuesses();
  for (let count = 0; count < 50; count += 1) {
    await expect(guesses.begin(from('192.0.2.1'), ADA).look(away)).rejects.toThrow('away');
  }
  expect(isLookedAt('192.0.2.1')).toBe(true);
});

it('counts what was looked at and found wrong', async () => {
  const { guesses, isLookedAt } = openGuesses();
  for (let count = 0; count < 5; count += 1) {
    await expect(guesses.begin(from('192.0.2.1'), ADA).look(expired)).rejects.toThrow('expired');
  }
  expect(isLookedAt('192.0.2.1')).toBe(false);
});

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded({ GOTRUE_RATE_LIMITS: 'on' });
});
afterAll(() => open.close());

const post = (path: string, body: object, ip: string) => ask('POST', path, body, { 'x-forwarded-for': ip });

async function ask(method: string, path: string, body: object, headers: Record<string, string>) {
  const answer = await open.send(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) });
  const { error_code: code } = (await answer.json()) as { error_code?: string };
  return { status: answer.status, code, wait: Number(answer.headers.get('retry-after')) };
}

const signIn = (email: string, password: string, ip: string) =>
  post('/token?grant_type=password', { email, password }, ip);

/** 120 wrong passwords at once. */
function storm(email: string) {
  const tries = Array.from({ length: 120 }, (_, index) => addresses(5)[index % 5]!);
  return Promise.all(tries.map((ip) => signIn(email, 'a-wrong-password', ip)));
}

it('answers a storm of passwords alike for an address that is known and one that is not', async () => {
  const { email } = await open.addLearner();
  const counted = [await storm(email), await storm(`un${email}`)].map((answers) => {
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.every(({ wait, code }) => wait > 0 && code === 'over_request_rate_limit')).toBe(true);
    return answers.length - refused.length;
  });
  expect(Math.max(...counted)).toBeLessThanOrEqual(30);
});

it('looks at few of 240 codes from 8 addresses, though the e-mail was asked for', async () => {
  const { email } = await open.addLearner();
  await open.client().auth.resetPasswordForEmail(email);
  const tries = Array.from({ length: 240 }, (_, index) => addresses(8)[index % 8]!);
  const guess = (ip: string, index: number) =>
    post('/verify', { type: 'recovery', email, token: String(index).padStart(6, '0') }, ip);
  const answers = await Promise.all(tries.map((ip, index) => guess(ip, index)));
  expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(30);
});

it('lets a class in at one address though each of thirty mistypes', async () => {
  const pupils = await Promise.all(Array.from({ length: 30 }, () => open.addLearner()));
  const school = '203.0.113.7';
  const wrong = await Promise.all(pupils.map(({ email }) => signIn(email, 'mistyped-it', school)));
  const right = await Promise.all(pupils.map(({ email }) => signIn(email, PASSWORD, school)));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
  expect(new Set(right.map(({ status }) => status))).toEqual(new Set([200]));
});

it('keeps no owner out where they are signed in, nor anywhere once they have followed an e-mail', async () => {
  const { email } = await open.addLearner();
  const [home, elsewhere] = ['203.0.113.20', '203.0.113.21'];
  expect((await signIn(email, PASSWORD, home)).status).toBe(200);
  await storm(email);
  expect((await signIn(email, PASSWORD, home)).status).toBe(200);
  expect((await signIn(email, PASSWORD, elsewhere)).status).toBe(429);
  await open.client().auth.resetPasswordForEmail(email);
  await expect.poll(() => open.emailTo(email).catch(() => null)).not.toBeNull();
  await open.follow((await open.emailTo(email)).link);
  expect((await signIn(email, PASSWORD, elsewhere)).status).toBe(200);
});

it('tells a learner of few addresses whether somebody has them, whatever the answer is and wherever they ask', async () => {
  const [{ session }, { email }] = [await open.signedIn(), await open.addLearner()];
  const change = (wanted: string, ip: string) =>
    ask('PUT', '/user', { email: wanted }, { 'x-forwarded-for': ip, authorization: `Bearer ${session.access_token}` });
  const first = await change(email, '203.0.113.30');
  expect(first).toMatchObject({ status: 422, code: 'email_exists' });
  const tries = Array.from({ length: 120 }, (_, index) => addresses(5)[index % 5]!);
  const answers = await Promise.all(tries.map((ip, index) => change(index % 2 ? email : `un${index}${email}`, ip)));
  const answered = answers.filter(({ code }) => code !== 'over_request_rate_limit');
  expect(answered.length).toBeLessThanOrEqual(30);
  expect((await change(email, '203.0.113.31')).wait).toBeGreaterThan(0);
});
