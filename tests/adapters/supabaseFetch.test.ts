import { afterEach, expect, it, vi } from 'vitest';
import { supabaseFetch } from '#src/adapters/supabaseFetch.ts';
import { fakeWire } from '../fakes/fakeWire.ts';

afterEach(() => void vi.unstubAllGlobals());

it('passes an answer on as it came', async () => {
  fakeWire({ '/x': { status: 418, body: { tea: true } } });
  const answer = await supabaseFetch()('/x', {});
  expect(answer.status).toBe(418);
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await answer.json()).toEqual({ tea: true });
});

const session = { access_token: 'a', refresh_token: 'r', expires_in: 3600, expires_at: 1_800_000_000 };

it.each(['token?grant_type=password', 'token?grant_type=refresh_token', 'signup', 'verify'])(
  'leaves it to the browser’s own clock, which may be wrong, when a session from %s expires',
  async (path) => {
    fakeWire({ [`/auth/v1/${path.replace(/\?.*/, '')}`]: { status: 200, body: session } });
    const { expires_at: _, ...rest } = session;
    expect(await (await supabaseFetch()(`/auth/v1/${path}`)).json()).toEqual(rest);
  },
);

it('passes on when it expires where only that is said, and what else is called so', async () => {
  const alone = { access_token: 'a', expires_at: 1_800_000_000 };
  fakeWire({ '/auth/v1/token': { status: 200, body: alone }, '/rest/v1/x': { status: 200, body: session } });
  expect(await (await supabaseFetch()('/auth/v1/token')).json()).toEqual(alone);
  expect(await (await supabaseFetch()('/rest/v1/x')).json()).toEqual(session);
});

it.each(['no JSON', '[1]', 'null'])('passes on what is no session as it came: %s', async (text) => {
  vi.stubGlobal('fetch', async () => new Response(text));
  expect(await (await supabaseFetch()('/auth/v1/token')).text()).toBe(text);
});

it('passes an answer without a body on', async () => {
  fakeWire({ '/x': { status: 204, body: '' } });
  expect((await supabaseFetch()('/x')).status).toBe(204);
});

it.each(['away', 'cutOff'] as const)('says in words of the HTTP client that the server is %s', async (answer) => {
  fakeWire({ '/x': answer });
  await expect(supabaseFetch()('/x')).rejects.toMatchObject({ message: 'Network Error', isTimeout: false });
});

it('waits for an answer so long and no longer', async () => {
  fakeWire({ '/x': 'silent' });
  await expect(supabaseFetch(20)('/x')).rejects.toMatchObject({
    message: 'timeout of 20ms exceeded',
    isTimeout: true,
  });
});

it('stops when whoever asked has gone', async () => {
  fakeWire({ '/x': 'silent' });
  const asking = new AbortController();
  const answer = supabaseFetch()('/x', { signal: asking.signal });
  asking.abort();
  await expect(answer).rejects.toMatchObject({ message: 'Network Error' });
});
