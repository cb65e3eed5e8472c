/** Asking a hosted project: how long, with what, and of nobody else. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askHosted } from '#server/sessions/askSupabase.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function openProject(answer: (request: IncomingMessage, response: ServerResponse) => void, patienceMs?: number) {
  const requests: { path: string | undefined; authorization: string | undefined; apikey: unknown }[] = [];
  const server = createServer((request, response) => {
    const { authorization, apikey } = request.headers;
    requests.push({ path: request.url, authorization, apikey });
    answer(request, response);
  });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // It listens on a port, so its address has a number.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ask: askHosted(url, { anonKey: 'anon', serviceKey: 'sb_secret_1' }, patienceMs), requests };
}

it('asks as the learner, with the key of the project', async () => {
  const { ask, requests } = await openProject((_, response) => response.end('{"id":"u1"}'));
  expect(await ask.account('a.b.c')).toEqual({ status: 200, body: { id: 'u1' } });
  await ask.procedure({ procedure: 'user_ssp_isverified', params: { auth_id: 'u1' }, bearer: 'a.b.c' });
  expect(requests).toEqual([
    { path: '/auth/v1/user', authorization: 'Bearer a.b.c', apikey: 'anon' },
    { path: '/rest/v1/rpc/user_ssp_isverified', authorization: 'Bearer a.b.c', apikey: 'anon' },
  ]);
});

it('asks with the key of the service as the API key, too, where it is what the project is asked with', async () => {
  const { ask, requests } = await openProject((_, response) => response.end('{}'));
  const params = { fields: ['phone'] };
  await ask.procedure({ procedure: 'service_require_details', params, bearer: 'sb_secret_1' });
  await ask.deleteAccount('u1', 'sb_secret_1');
  await ask.procedure({ procedure: 'user_ssp_list_challenges_categories', params: {}, bearer: 'anon' });
  expect(requests).toEqual([
    {
      path: '/rest/v1/rpc/service_require_details',
      authorization: 'Bearer sb_secret_1',
      apikey: 'sb_secret_1',
    },
    { path: '/auth/v1/admin/users/u1', authorization: 'Bearer sb_secret_1', apikey: 'sb_secret_1' },
    { path: '/rest/v1/rpc/user_ssp_list_challenges_categories', authorization: 'Bearer anon', apikey: 'anon' },
  ]);
});

it.each<[string, (response: ServerResponse) => void]>([
  ['no answer', () => undefined],
  ['an answer that never ends', (response) => response.write('{"id":')],
])('waits so long and no longer for %s', async (_, answer) => {
  const { ask } = await openProject((__, response) => answer(response), 100);
  await expect(ask.account('a.b.c')).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('follows nobody to another address, who would get the token to see', async () => {
  const { ask, requests } = await openProject((_, response) => response.writeHead(307, { location: '/other' }).end());
  await expect(ask.account('a.b.c')).rejects.toBeInstanceOf(Error);
  expect(requests.map(({ path }) => path)).toEqual(['/auth/v1/user']);
});
