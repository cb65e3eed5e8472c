import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedSupabase } from '#server/supabase/startEmbeddedSupabase.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'servolab-samples-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts it over the same folder each time, does that, and stops it. */
async function whileOpen<T>(seedAccounts: boolean, work: (post: Post) => Promise<T>): Promise<T> {
  const siteUrl = 'http://localhost:3000';
  const supabase = await startEmbeddedSupabase({ dataDir, siteUrl, seedAccounts, allowedOrigins: [] });
  const app = Fastify();
  await app.register(supabase.plugin);
  try {
    return await work(async (path, payload, token) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const headers = { apikey: supabase.anonKey, ...authorization };
      const answer = await app.inject({ method: 'POST', url: path, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    });
  } finally {
    await app.close();
    await supabase.close();
  }
}

type Post = (
  path: string,
  payload: object,
  token?: string,
) => Promise<{ status: number; body: Record<string, string> }>;

const signIn = (post: Post, name: string) =>
  post('/auth/v1/token?grant_type=password', { email: `${name}@example.com`, password: `${name}-password` });

it('lets nobody in by a sample account once others can reach the server, and whoever did so is signed out', async () => {
  const [learner, newcomer] = await whileOpen(true, (post) =>
    Promise.all([signIn(post, 'learner'), signIn(post, 'newcomer')]),
  );
  expect([learner.status, newcomer.status]).toEqual([200, 200]);
  const { access_token: token, refresh_token: refreshToken } = learner.body;

  await whileOpen(false, async (post) => {
    for (const name of ['learner', 'newcomer']) {
      expect(await signIn(post, name)).toMatchObject({ status: 400, body: { error_code: 'user_banned' } });
    }
    expect((await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken })).status).toBe(400);
    expect((await post('/rest/v1/rpc/user_ssp_list_challenges', {}, token)).status).toBe(401);
  });

  expect((await whileOpen(true, (post) => signIn(post, 'learner'))).status).toBe(200);
});
