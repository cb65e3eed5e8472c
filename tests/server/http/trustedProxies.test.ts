/** Whom a call is counted for: who connects, or whom a proxy names that the operator trusts. */
import { afterEach, expect, it } from 'vitest';
import { generousLimits, openTestServer, type TestServer } from '../openTestServer.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const PROXY = '10.1.2.3';
const MOST = 3;

/** How many of the calls from `peer` are let in, each of which claims to come from another of these addresses. */
async function letIn(trustedProxies: readonly string[], peer: string, claimed: readonly string[]): Promise<number> {
  const server = await openTestServer({
    trustedProxies,
    rateLimits: { ...generousLimits, addressPerMinute: MOST },
  });
  open.push(server);
  const statuses: number[] = [];
  for (const address of claimed) {
    const headers = { 'x-forwarded-for': address };
    statuses.push((await server.send(null, { url: '/api/processes', remoteAddress: peer, headers })).statusCode);
  }
  return statuses.filter((status) => status === 401).length;
}

const TEN = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}`);

it.each<[string, readonly string[], string, readonly string[], number]>([
  ['nobody is trusted', [], PROXY, TEN, MOST],
  ['another is trusted', ['10.1.2.4', '192.168.0.0/16'], PROXY, TEN, MOST],
  ['this one is', [PROXY], PROXY, TEN, TEN.length],
  ['its range is', ['10.0.0.0/8'], PROXY, TEN, TEN.length],
  ['it comes as an address of IPv6', [PROXY], `::ffff:${PROXY}`, TEN, TEN.length],
  ['the claim stands before what the proxy wrote', [PROXY], PROXY, TEN.map((one) => `${one}, 203.0.113.9`), MOST],
  ['the proxy names no address', [PROXY], PROXY, TEN.map((one) => `robot-${one}`), MOST],
  ['the proxy names ports', [PROXY], PROXY, TEN.map((one) => `203.0.113.9:${one.length}`), MOST],
])('believes X-Forwarded-For of a trusted proxy alone: %s', async (_when, trusted, peer, claimed, expected) => {
  expect(await letIn(trusted, peer, claimed)).toBe(expected);
});
