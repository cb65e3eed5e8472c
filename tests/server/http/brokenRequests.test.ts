/** Whatever is sent, the answer is a refusal in one shape, never a failure of the server. */
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiError } from '#contract/rest.ts';
import { brokenBody, brokenUrls, FILE } from './brokenBodies.ts';
import { ADA, openTestServer, type TestServer } from '../openTestServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
  token = await server.tokens.tokenOf(ADA);
});
afterAll(() => server.close());

const save = `/api/file/save?file_path=${FILE}`;
const codedError = v.object({ ...apiError.entries, code: v.string() });
const json = { 'content-type': 'application/json' };
const send = (url: string, payload: string | Buffer, headers: Record<string, string> = json) =>
  server.send(token, { method: 'POST', url, payload, headers });

it('answers a thousand broken bodies without a failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...brokenUrls), brokenBody, async (url, payload) => {
      const answer = await send(url, payload);
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400) v.parse(codedError, answer.json());
    }),
    { numRuns: 1000 },
  );
  expect({}).not.toHaveProperty('polluted');
});

it.each([
  ['broken JSON', '{', json, 400],
  ['no JSON at all', 'content=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON called text', '{"content":"x"}', { 'content-type': 'text/plain' }, 415],
  ['a compressed body', '{"content":"x"}', { ...json, 'content-encoding': 'gzip' }, 415],
  ['a poisoned prototype', '{"content":"x","__proto__":{"polluted":1}}', json, 400],
  ['a hundred thousand lists', '['.repeat(100_000) + ']'.repeat(100_000), json, 422],
  ['a body that is too large', JSON.stringify({ content: 'x'.repeat(2_400_000) }), json, 413],
  ['a file that is too large', JSON.stringify({ content: 'x'.repeat(1_048_577) }), json, 413],
  ['half a character', '{"content":"\\ud800"}', json, 422],
])('refuses %s', async (_what, payload, headers, status) => {
  const answer = await send(save, payload, headers);
  expect(answer.statusCode).toBe(status);
  v.parse(apiError, answer.json());
});

it('answers an unknown call in the same shape', async () => {
  const answer = await server.send(null, { method: 'GET', url: '/api/none', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  v.parse(apiError, answer.json());
});

it('tells nobody why it failed, but a number to ask for', async () => {
  const broken = await openTestServer();
  Object.assign(await broken.workspaces.of(ADA), {
    list: () => {
      throw new Error('the secret of /srv/x');
    },
  });
  const answer = await broken.send(await broken.tokens.tokenOf(ADA), { method: 'GET', url: '/api/processes' });
  await broken.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.json<{ detail: string }>().detail).toMatch(/^Internal error\. .*[\da-f-]{36}$/);
  expect(answer.body).not.toMatch(/secret|at .*\.ts/);
});

it.each(['/healthz', '/config.json', '/openapi.json', '/metrics', '/api/none', '/none', '/ws', '/api/processes'])(
  'sends its security headers with %s',
  async (url) => {
    const { headers } = await server.send(null, { method: 'GET', url });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).toMatch(
      /trusted-types servolab-drawing servolab-worker servolab-stage dompurify$/,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

it('lets an answer to an address that it cannot read do nothing', async () => {
  const { headers } = await server.send(null, { method: 'GET', url: '/%zz' });
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});

it('describes every call of the contract', async () => {
  const answer = await server.send(null, { method: 'GET', url: '/openapi.json' });
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, object> }>();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual([
    '/api/file/get',
    '/api/file/save',
    '/api/file/restore',
    '/api/file/versions',
    '/api/file/version',
    '/api/build-with-code',
    '/api/builds/{id}',
    '/api/execute',
    '/api/processes',
    '/api/processes/{id}/stop',
    '/api/commands',
    '/api/topics',
    '/api/topics/rates',
    '/api/topic/{name}',
    '/api/graph',
    '/api/world',
    '/api/verdict',
    '/api/inspection',
    '/api/account/export',
    '/api/account/delete',
    '/api/session',
  ]);
});

it('is not ready while the database does not answer', async () => {
  server.supabase.isDown = true;
  const answer = await server.send(null, { method: 'GET', url: '/readyz' });
  server.supabase.isDown = false;
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ ready: false, database: false, disk: true });
  const status = async () => (await server.send(null, { method: 'GET', url: '/readyz' })).statusCode;
  await expect.poll(status, { timeout: 5000 }).toBe(200);
});
