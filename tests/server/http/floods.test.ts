/** What becomes of who asks too much, or nothing. */
import { afterEach, expect, it } from 'vitest';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openWorld } from '../authorization/openWorld.ts';
import { generousLimits, openTestServer, type TestServer } from '../openTestServer.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function openListening(addressPerMinute: number) {
  const server = await openTestServer({ rateLimits: { ...generousLimits, addressPerMinute } });
  open.push(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return { ...server, url: `http://127.0.0.1:${port}` };
}

it('lets one address ask the services of accounts only so often', async () => {
  const { url } = await openListening(3);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await fetch(`${url}/auth/v1/user`)).status);
  expect(statuses.slice(0, 3)).not.toContain(429);
  const refused = await fetch(`${url}/rest/v1/rpc/user_ssp_list_challenges_categories`, { method: 'POST' });
  expect(statuses[3]).toBe(429);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

/** Asks for `target` letter for letter: what a browser asks with writes an address its own way before. */
function statusOf(url: string, method: string, target: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path: target }, ({ statusCode }) => resolve(statusCode));
    asked.on('error', reject).end();
  });
}

it.each([
  ['GET', '/%61uth/v1/user'],
  ['POST', '/r%65st/v1/rpc/user_ssp_isverified'],
  ['GET', 'http://127.0.0.1/auth/v1/user'],
  ['GET', '/auth/v1/nothing'],
])('counts a call to the services however its address is written: %s %s', async (method, target) => {
  const { url } = await openListening(1);
  await fetch(`${url}/auth/v1/user`);
  expect(await statusOf(url, method, target)).toBe(429);
});

it('says so in the same words before the embedded service', async () => {
  const world = await openWorld({ rateLimits: { ...generousLimits, addressPerMinute: 1 } });
  const url = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${url}/auth/v1/settings`);
  const codeAt = async (path: string) => ((await (await fetch(`${url}${path}`)).json()) as { code: unknown }).code;
  expect(await codeAt('/auth/v1/settings')).toBe('TOO_MANY_REQUESTS');
  expect(await codeAt('/rest/v1/rpc/user_ssp_isverified')).toBe('TOO_MANY_REQUESTS');
  await world.close();
});

it('does not count what the server asks itself', async () => {
  const { app } = await openListening(3);
  for (let count = 0; count < 10; count += 1)
    expect((await app.inject({ url: '/auth/v1/user' })).statusCode).not.toBe(429);
});

it('closes within 15 s who opens a connection and says nothing', async () => {
  const { app } = await openListening(3);
  const { headersTimeout, connectionsCheckingInterval } = app.server as typeof app.server & {
    connectionsCheckingInterval: number;
  };
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
});
