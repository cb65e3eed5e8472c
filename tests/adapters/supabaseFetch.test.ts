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
