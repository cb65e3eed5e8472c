import { once } from 'node:events';
import { type RequestListener, type Server, createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { boundedFetch } from '#server/ros1/boundedFetch.ts';
import { LoopbackHttpServer } from '#server/ros1/LoopbackHttpServer.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return `http://127.0.0.1:${address.port}/`;
}

const call = (url: string, body = '') => boundedFetch(url, { method: 'POST', headers: { Accept: 'text/xml' }, body });

it('tells what was answered, and how', async () => {
  const url = await serve((request, response) => response.writeHead(418, 'Teapot').end(request.headers.accept));
  const answer = await call(url);
  expect(answer).toMatchObject({ ok: false, status: 418, statusText: 'Teapot' });
  expect(await answer.text()).toBe('text/xml');
});

it('hangs up on an answer without end', async () => {
  let hasHungUp = false;
  const url = await serve((_request, response) => {
    const pour = (): void => void response.write(Buffer.alloc(65_536), (error) => error ?? setImmediate(pour));
    response.on('close', () => (hasHungUp = true));
    pour();
  });
  await expect(call(url)).rejects.toThrow('An answer of more than 1048576 bytes');
  await expect.poll(() => hasHungUp).toBe(true);
});

it('rejects where nobody answers, or hangs up', async () => {
  const url = await serve((request) => request.socket.destroy());
  await expect(call(url)).rejects.toThrow('socket hang up');
  await expect(call('https://127.0.0.1:1/')).rejects.toThrow('Protocol "https:" not supported');
});

/** Where other nodes call one of ours. */
async function openNode(): Promise<{ url: string; called: string[] }> {
  const server = new LoopbackHttpServer();
  const called: string[] = [];
  server.handler = async ({ body }) => {
    called.push(body);
    if (body === 'fault') throw new Error('No.');
    return { statusCode: 200, body: `heard ${body}` };
  };
  await server.listen();
  closing.push(() => server.close());
  return { url: server.url() ?? '', called };
}

it('is answered by a node of ours', async () => {
  const { url } = await openNode();
  expect(await (await call(url, 'é')).text()).toBe('heard é');
  expect(await call(url, 'fault')).toMatchObject({ ok: false, status: 500 });
  expect(await call(url, 'again')).toMatchObject({ ok: true });
});

it('is not heard by a node of ours when it says too much', async () => {
  const { url, called } = await openNode();
  const answer = await call(url, 'x'.repeat(65_537)).catch((error: unknown) => error);
  expect(answer).not.toMatchObject({ ok: true });
  expect(called).toEqual([]);
  expect(await call(url, 'x'.repeat(65_536))).toMatchObject({ ok: true });
});
