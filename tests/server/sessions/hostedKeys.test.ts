/** Keys of a hosted project that is away, slow or talks nonsense: nobody is called a stranger because of that. */
import { afterEach, expect, it } from 'vitest';
import { hostedKeys } from '#server/sessions/hostedKeys.ts';
import { SessionsUnavailableError } from '#server/sessions/session.ts';
import { createSessionVerifier } from '#server/sessions/sessionVerifier.ts';
import { fakeKeyServer, signingKey, type KeyAnswer, type KeyServer } from './fakeKeyServer.ts';

const MINUTE_MS = 60_000;

const open: KeyServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.leave()));
});

/** The limit is short only where somebody waits for it in vain. */
async function openKeys(fault?: KeyAnswer | 'away') {
  const server = await fakeKeyServer();
  open.push(server);
  let now = 0;
  const issuer = `${server.url}/auth/v1`;
  const patienceMs = fault === 'silent' ? 500 : 30_000;
  const said: string[] = [];
  const options = { patienceMs, now: () => now, failed: (text: string) => said.push(text) };
  const verifier = createSessionVerifier({ keys: hostedKeys(server.url, options).keys, issuer });
  const [first, second] = await Promise.all([signingKey('first', issuer), signingKey('second', issuer)]);
  server.publish(first.jwk);
  return {
    server,
    first,
    second,
    /** What whoever runs the site was told. */
    said,
    pass: (ms: number) => void (now += ms),
    /** What becomes of a caller with this token. */
    knows: async (token: string) => {
      try {
        return (await verifier.verify(token)) === null ? 'stranger' : 'known';
      } catch (error) {
        if (error instanceof SessionsUnavailableError) return 'unavailable';
        throw error;
      }
    },
  };
}

const faults: Record<string, KeyAnswer | 'away'> = {
  'is away': 'away',
  'is slow': 'silent',
  'answers 500': { status: 500, body: '{}' },
  'answers 502': { status: 502, body: '<html>Bad Gateway</html>' },
  'answers 503': { status: 503, body: '' },
  'answers 504': { status: 504, body: 'upstream request timeout' },
  'answers a page': { status: 200, body: '<html>Welcome to our network</html>' },
  'answers half of it': { status: 200, body: '{"keys":[{"kty":"EC"' },
  'answers another thing': { status: 200, body: '{"message":"ok"}' },
  'publishes no keys': { status: 200, body: '{"keys":[]}' },
  'publishes none that can be used': { status: 200, body: '{"keys":[{"kty":"oct","kid":"first","alg":"HS256"}]}' },
};

async function cause(server: KeyServer, fault: KeyAnswer | 'away'): Promise<void> {
  if (fault === 'away') await server.leave();
  else server.answer(fault);
}

async function cure(server: KeyServer, fault: KeyAnswer | 'away'): Promise<void> {
  if (fault === 'away') await server.comeBack();
}

it.each(Object.entries(faults))(
  'cannot tell who somebody is while the project %s, and can again at once',
  async (_, fault) => {
    const { server, first, knows } = await openKeys(fault);
    await cause(server, fault);
    expect(await knows(await first.token())).toBe('unavailable');
    expect(await knows(await first.token())).toBe('unavailable');
    await cure(server, fault);
    server.publish(first.jwk);
    expect(await knows(await first.token())).toBe('known');
  },
);

it.each(Object.entries(faults))('goes on with the keys it knows while the project %s', async (_, fault) => {
  const { server, first, second, pass, knows } = await openKeys(fault);
  await knows(await first.token());
  await cause(server, fault);
  for (const wait of [0, 11 * MINUTE_MS, 24 * 60 * MINUTE_MS]) {
    pass(wait);
    expect(await knows(await first.token())).toBe('known');
  }
  expect(await knows(await second.token())).toBe('unavailable');
  await cure(server, fault);
  server.publish(first.jwk, second.jwk);
  expect(await knows(await second.token())).toBe('known');
});

it('asks for the keys once, however many wait for them', async () => {
  const { server, first, knows } = await openKeys();
  const token = await first.token();
  expect(await Promise.all(Array.from({ length: 20 }, () => knows(token)))).toEqual(Array(20).fill('known'));
  expect(server.asked()).toBe(1);
});

it('keeps nobody waiting more often than twice a minute while the project is slow', async () => {
  const { server, first, pass, knows } = await openKeys('silent');
  await knows(await first.token());
  server.answer('silent');
  pass(11 * MINUTE_MS);
  for (let second = 0; second < 60; second += 1) {
    expect(await knows(await first.token())).toBe('known');
    pass(1000);
  }
  expect(server.asked()).toBe(1 + 2);
});

it('learns of a new key when somebody brings it', async () => {
  const { server, first, second, pass, knows } = await openKeys();
  await knows(await first.token());
  server.publish(second.jwk, first.jwk);
  pass(30_001);
  expect(await knows(await second.token())).toBe('known');
  expect(await knows(await first.token())).toBe('known');
  expect(server.asked()).toBe(2);
});

it('forgets a key that is published no more, ten minutes later at the latest', async () => {
  const { server, first, second, pass, knows } = await openKeys();
  await knows(await first.token());
  server.publish(second.jwk);
  pass(10 * MINUTE_MS + 1);
  expect(await knows(await first.token())).toBe('stranger');
  expect(await knows(await second.token())).toBe('known');
});

it('asks twice a minute at most about keys that nobody published', async () => {
  const { server, first, pass, knows } = await openKeys();
  await knows(await first.token());
  const forged = await (await signingKey('third', `${server.url}/auth/v1`)).token();
  for (let second = 0; second <= 60; second += 1) {
    expect(await knows(forged)).toBe('stranger');
    pass(1000);
  }
  expect(server.asked()).toBe(1 + 2);
});

it('tells who runs the site once for each reason why nobody can be let in', async () => {
  const { server, first, said, knows } = await openKeys();
  const unreached = expect.stringMatching(/^The public keys of Supabase cannot be fetched: .*\(.+\)$/) as string;
  const none = expect.stringMatching(/^Supabase publishes no public key, so nobody can be let in: /) as string;
  for (const answer of [
    { status: 503, body: '' },
    { status: 200, body: '{"keys":[]}' },
  ]) {
    server.answer(answer);
    for (let time = 0; time < 3; time += 1) await knows(await first.token());
  }
  expect(said).toEqual([unreached, none]);
});

it('tells once that keys cannot be fetched any more while those it knows count, and again the next time', async () => {
  const { server, first, said, pass, knows } = await openKeys();
  for (let time = 0; time < 2; time += 1) {
    server.publish(first.jwk);
    pass(11 * MINUTE_MS);
    await knows(await first.token());
    server.answer({ status: 503, body: '' });
    for (let minute = 0; minute < 3; minute += 1) {
      pass(11 * MINUTE_MS);
      expect(await knows(await first.token())).toBe('known');
    }
    expect(said).toHaveLength(time + 1);
  }
});
