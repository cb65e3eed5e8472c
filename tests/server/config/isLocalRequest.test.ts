import Fastify, { type InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { isLocalRequest } from '#server/config/isLocalRequest.ts';

async function isLocal(siteUrl: string, request: InjectOptions = {}): Promise<boolean> {
  const app = Fastify();
  app.get('/', (asked) => ({ local: isLocalRequest(asked, siteUrl) }));
  const answer = await app.inject({ url: '/', ...request });
  return answer.json<{ local: boolean }>().local;
}

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'serves readers of %s',
  async (site) => {
    expect(await isLocal(site)).toBe(true);
  },
);

it.each(['https://robots.example', 'http://localhost.example', 'http://192.168.0.7:3000'])(
  'counts nobody as a reader at this machine where the site is %s, for a proxy need not say that it is one',
  async (site) => {
    expect(await isLocal(site)).toBe(false);
  },
);

it('counts nobody whom a proxy speaks for', async () => {
  expect(await isLocal('http://localhost', { headers: { via: '1.1 proxy' } })).toBe(false);
});
