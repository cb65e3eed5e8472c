import { afterEach, expect, it, vi } from 'vitest';
import { closeCookie, openCookie } from '#src/adapters/workspaceCookie.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What the server answers, and whether it was read to its end. */
function answering(status: number): Response {
  const answer = new Response(JSON.stringify({ success: status < 400 }), { status });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  return answer;
}

it.each<[string, () => Promise<unknown>, number]>([
  ['opens', () => openCookie('a.b.c'), 200],
  ['is refused', () => openCookie('a.b.c'), 401],
  ['closes', () => closeCookie(), 200],
])('reads an answer to its end when it %s, so that the browser is done with the request', async (_, ask, status) => {
  const answer = answering(status);
  await ask();
  expect(answer.bodyUsed).toBe(true);
});

it('takes an answer that breaks off for one of a server that cannot be reached', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('The connection was lost')) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })));
  expect(await openCookie('a.b.c')).toBe('unreachable');
});
