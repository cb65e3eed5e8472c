import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { preparedDatabase } from '../../preparedDatabase.ts';
import { startEmbeddedSupabase } from '#server/supabase/startEmbeddedSupabase.ts';

/** Those that only say that something is not set up, and the pages of the sample provider. */
const OTHERS = /^\/(?:passkeys|oauth|user\/oauth|sso\/|_idp)|\*/;

let served: Set<string>;
beforeAll(async () => {
  served = await routesServed();
});

async function routesServed(): Promise<Set<string>> {
  const supabase = await startEmbeddedSupabase({
    dump: await preparedDatabase(),
    siteUrl: 'http://localhost',
    seedAccounts: true,
    allowedOrigins: [],
  });
  const routes = new Set<string>();
  const server = Fastify();
  server.addHook('onRoute', ({ method, url, path }) => {
    if (!path.startsWith('/auth/v1/') || OTHERS.test(url.slice('/auth/v1'.length))) return;
    for (const one of [method].flat()) {
      routes.add(`${one} ${path.slice('/auth/v1'.length).replaceAll(/:\w+/g, '<id>')}`);
    }
  });
  await server.register(supabase.plugin);
  await server.ready();
  await server.close();
  await supabase.close();
  return routes;
}

it('lists in the documentation exactly the endpoints that there are', async () => {
  const page = await readFile(join(projectRoot, 'docs', 'supabase.md'), 'utf8');
  const section = page.slice(page.indexOf('## Endpoints'), page.indexOf('## Differences'));
  const rows = [...section.matchAll(/^\| `([A-Z]+ \/[^`]*)` \|/gm)].map(([, endpoint = '']) => endpoint);
  const listed = new Set(rows.map((row) => row.replace(/\?.*/, '')));
  const answered = [...served].filter((route) => !/^(?:HEAD|OPTIONS) /.test(route) && !isOnlyRefused(route));
  expect([...listed].toSorted()).toEqual(answered.toSorted());
  expect(page).toContain(`${rows.length} under \`/auth/v1\``);
});

it.each([
  'POST /signup',
  'POST /token',
  'POST /otp',
  'POST /verify',
  'POST /sso',
  'POST /recover',
  'POST /resend',
  'GET /reauthenticate',
  'GET /user',
  'PUT /user',
  'GET /authorize',
  'GET /user/identities/authorize',
  'DELETE /user/identities/<id>',
  'POST /factors',
  'POST /factors/<id>/challenge',
  'POST /factors/<id>/verify',
  'DELETE /factors/<id>',
  'GET /.well-known/jwks.json',
  'POST /logout',
])('answers at %s, as the specification has the product ask', (endpoint) => {
  expect([...served]).toContain(endpoint);
});

/** Of single sign-on only the call that a client makes is an endpoint. */
function isOnlyRefused(route: string): boolean {
  return route.endsWith(' /sso') && route !== 'POST /sso';
}
