/** Where a call comes from: pages of other sites, other machines, and whoever says that they speak for somebody. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SITE } from '../openTestServer.ts';
import { servedTables } from './authorizationTables.ts';
import { newOwner, type Owner } from './newOwner.ts';
import { openWorld, type World } from './openWorld.ts';
import { watchOwner, type OwnersWatch } from './ownersState.ts';
import { methodOf } from './row.ts';
import { upgrade } from './socketRow.ts';

/** A whole server starts, with a database of its own. */
const PATIENCE_MS = 180_000;

let world: World;
let owner: Owner;
let watch: OwnersWatch;
beforeAll(async () => {
  world = await openWorld();
  owner = await newOwner(world, 'Owner');
  watch = await watchOwner(world, owner);
}, PATIENCE_MS);
afterAll(() => world.close());

/** The browser itself adds these to what a page of another site sends, or some of them. */
const ELSEWHERE: readonly Record<string, string>[] = [
  {},
  { origin: 'null' },
  { origin: 'http://evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://127.0.0.1:3000' },
  { origin: 'http://user@localhost:3000' },
  { origin: 'http://LOCALHOST:3000' },
  { origin: `${SITE}.evil.example` },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: SITE, 'sec-fetch-site': 'cross-site' },
];

const rows = servedTables.flatMap(({ rows: ofTable }) => ofTable);
const writing = rows.filter(({ route }) => / \/api\//.test(route) && !/^(?:GET|HEAD) /.test(route));

it.each(writing)('$route: refuses the cookie and the token of the owner to pages of other sites', async ({ asks }) => {
  const letIn: unknown[] = [];
  for (const headers of ELSEWHERE) {
    const carried = { cookie: world.server.cookieOf(owner.token), authorization: `Bearer ${owner.token}` };
    const answer = await world.server.app.inject({ ...asks(owner, owner), headers: { ...carried, ...headers } });
    const changed = await watch.changedAtAll();
    const isRefused = answer.statusCode === 403 && answer.headers['set-cookie'] === undefined && changed.length === 0;
    if (!isRefused) letIn.push({ headers, status: answer.statusCode, changed });
  }
  expect(letIn).toEqual([]);
});

it('asks that of every route of the workspace that may change something', () => {
  const served = world.routes.filter((route) => /^(?:POST|PUT|PATCH|DELETE) \/api\//.test(route));
  expect(served.filter((route) => !writing.some((row) => row.route === route))).toEqual([]);
  expect(served.length).toBeGreaterThan(6);
});

it('opens no socket for pages of other sites', async () => {
  const cookie = world.server.cookieOf(owner.token);
  const answers = await Promise.all(ELSEWHERE.map((headers) => upgrade(world.server, { cookie, ...headers })));
  expect(answers).toEqual(ELSEWHERE.map(() => '403'));
});

it('does not let a page of another site read an answer, or ask whether it may', async () => {
  const readable: string[] = [];
  for (const route of world.routes) {
    const url = route.slice(route.indexOf(' ') + 1).replace(/\*|:\w+/g, 'x');
    const method = methodOf(route);
    if (route === 'UPGRADE /ws') continue;
    for (const options of [{ method }, { method: 'OPTIONS', headers: { 'access-control-request-method': method } }]) {
      const headers = { ...options.headers, origin: 'http://evil.example' };
      const answer = await world.server.app.inject({ url, headers, method: options.method } as InjectOptions);
      const says = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      if (says.length > 0) readable.push(`${options.method} ${url}: ${says.join(', ')}`);
    }
  }
  expect(readable).toEqual([]);
});

/** What is for readers at this machine, as it is asked for there. */
const LOCAL: readonly InjectOptions[] = [
  { method: 'GET', url: '/_inbox' },
  { method: 'HEAD', url: '/_inbox' },
  { method: 'GET', url: '/_inbox/latest?to=reader@example.com' },
  { method: 'GET', url: `/auth/v1/_idp/google?redirect_uri=${encodeURIComponent(`${SITE}/auth/v1/callback`)}` },
  { method: 'POST', url: '/auth/v1/_idp/google/token', payload: { code: 'x' } },
];

const FROM_AFAR: readonly Partial<InjectOptions>[] = [
  { remoteAddress: '192.0.2.7' },
  { remoteAddress: '::ffff:192.0.2.7' },
  { headers: { host: 'robots.example' } },
  { headers: { host: 'localhost.evil.example' } },
  { headers: { host: '0.0.0.0' } },
  { headers: { forwarded: 'for=192.0.2.7' } },
  { headers: { via: '1.1 proxy' } },
  { headers: { 'x-forwarded-for': '127.0.0.1' } },
  { headers: { 'x-forwarded-host': 'localhost' } },
  { headers: { 'x-forwarded-proto': 'https' } },
  { headers: { 'x-real-ip': '127.0.0.1' } },
];
const FROM_HERE: readonly Partial<InjectOptions>[] = [
  { remoteAddress: '127.0.0.1' },
  { remoteAddress: '::1' },
  { headers: { host: '[::1]:3000' } },
];

it.each(LOCAL)('$method $url is there for who comes from this machine, and for nobody else', async (request) => {
  const isThereFor = async (way: Partial<InjectOptions>) => {
    await askForEmail();
    const { statusCode } = await world.server.app.inject({ ...request, ...way });
    if (![200, 400, 404].includes(statusCode)) throw new Error(`${JSON.stringify(way)} is answered with ${statusCode}`);
    return statusCode !== 404;
  };
  const there: unknown[] = [];
  for (const way of [...FROM_AFAR, ...FROM_HERE]) if (await isThereFor(way)) there.push(way);
  expect(there).toEqual(FROM_HERE);
});

/** So that there is one to read. */
async function askForEmail(): Promise<void> {
  const payload = { email: 'reader@example.com', data: {} };
  await world.server.app.inject({ method: 'POST', url: '/auth/v1/otp', payload });
}
