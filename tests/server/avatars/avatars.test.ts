import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { Avatars } from '#server/avatars/Avatars.ts';
import { avatarRoute } from '#server/avatars/avatarRoute.ts';
import { isAllowedSource } from '#server/avatars/isAllowedSource.ts';
import { CallsUnderWay } from '#server/sessions/CallsUnderWay.ts';
import { gate } from '../../fakes/gate.ts';
import { ADA, BEN, openTestServer, type TestServer } from '../openTestServer.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64, 7)]);
const otherPng = Buffer.concat([png, Buffer.alloc(8, 9)]);
const webp = Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBP', 'latin1'), Buffer.alloc(64)]);

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** Another site that has pictures, and everything that was asked of it. */
async function openSource() {
  const asked: string[] = [];
  const pictures: Record<string, Buffer> = { '/ada.png': png, '/ben.webp': webp };
  const source = Fastify();
  const answers = gate();
  source.addHook('onRequest', async ({ url }) => {
    asked.push(url);
    await answers.pass();
  });
  source.get('/elsewhere', (_request, reply) => reply.redirect('/ada.png'));
  source.get('/*', ({ url }, reply) =>
    reply
      .code(pictures[url] ? 200 : 404)
      .type('image/png')
      .send(pictures[url]),
  );
  const origin = await source.listen({ port: 0, host: '127.0.0.1' });
  undo.push(
    async () => source.server.closeAllConnections(),
    () => source.close(),
  );
  return { origin, asked, pictures, answers };
}

async function openServer(origin: string, verified = [ADA]): Promise<TestServer> {
  const server = await openTestServer({ avatarOrigins: [origin] });
  undo.push(() => server.close());
  for (const learner of verified) server.supabase.verified.add(learner);
  return server;
}

async function avatarOf(server: TestServer, learner: string) {
  return server.send(await server.tokens.tokenOf(learner), { method: 'GET', url: '/api/avatar' });
}

it('serves a learner the picture of the account, from our own address', async () => {
  const { origin } = await openSource();
  const server = await openServer(origin);
  server.supabase.pictures.set(ADA, `${origin}/ada.png`).set(BEN, `${origin}/ben.webp`);
  const answer = await avatarOf(server, ADA);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(png);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect((await avatarOf(server, BEN)).headers['content-type']).toBe('image/webp');
});

it.each([
  ['the account names none', undefined],
  ['its server has none', '/nothing'],
  ['its server points elsewhere', '/elsewhere'],
])('answers 404 when %s', async (_, path) => {
  const { origin } = await openSource();
  const server = await openServer(origin);
  if (path !== undefined) server.supabase.pictures.set(ADA, `${origin}${path}`);
  const answer = await avatarOf(server, ADA);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ detail: 'There is no picture of yours that can be shown.' });
});

it.each([
  ['is a page', Buffer.from('<html>')],
  ['is an SVG, which can carry a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['is larger than 256 KiB', Buffer.concat([png, Buffer.alloc(262_144)])],
  ['is empty', Buffer.alloc(0)],
])('passes nothing on that %s', async (_, bytes) => {
  const source = await openSource();
  source.pictures['/ada.png'] = bytes;
  const server = await openServer(source.origin);
  server.supabase.pictures.set(ADA, `${source.origin}/ada.png`);
  expect((await avatarOf(server, ADA)).statusCode).toBe(404);
});

it('asks no site that the operator did not name, whatever the account says', async () => {
  const { origin, asked } = await openSource();
  const server = await openServer('https://*.example.org');
  server.supabase.pictures.set(ADA, `${origin}/ada.png`);
  expect((await avatarOf(server, ADA)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

it('says so while the account cannot be asked about', async () => {
  const { origin } = await openSource();
  const server = await openServer(origin);
  const token = await server.tokens.tokenOf(ADA);
  expect((await server.send(token, { method: 'GET', url: '/api/avatar' })).statusCode).toBe(404);
  server.supabase.isDown = true;
  const answer = await server.send(token, { method: 'GET', url: '/api/avatar' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ detail: 'Your account cannot be checked at the moment. Please try again.' });
});

async function openAvatars(origin: string, now: () => number = Date.now) {
  const folder = await mkdtemp(join(tmpdir(), 'servolab-avatars-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return { folder, avatars: new Avatars(folder, [origin], now) };
}

it('fetches a picture once in a day, however many ask at the same time', async () => {
  const { origin, asked } = await openSource();
  let now = Date.now();
  const { avatars } = await openAvatars(origin, () => now);
  const address = `${origin}/ada.png`;
  await Promise.all([avatars.of(ADA, address), avatars.of(ADA, address)]);
  await avatars.of(ADA, address);
  expect(asked).toHaveLength(1);
  now = Date.now() + 24 * 3_600_000 + 1000;
  await avatars.of(ADA, address);
  expect(asked).toHaveLength(2);
});

it('shows an old picture while its server is away', async () => {
  const source = await openSource();
  let now = Date.now();
  const { avatars } = await openAvatars(source.origin, () => now);
  const address = `${source.origin}/ada.png`;
  await avatars.of(ADA, address);
  now += 48 * 3_600_000;
  delete source.pictures['/ada.png'];
  expect(await avatars.of(ADA, address)).toEqual({ bytes: png, type: 'image/png' });
});

it('keeps one file for each learner, the newest', async () => {
  const source = await openSource();
  source.pictures['/new.png'] = otherPng;
  const { avatars, folder } = await openAvatars(source.origin);
  await avatars.of(ADA, `${source.origin}/ada.png`);
  expect((await avatars.of(ADA, `${source.origin}/new.png`))?.bytes).toEqual(otherPng);
  await avatars.of(BEN, `${source.origin}/ada.png`);
  expect((await readdir(folder)).toSorted()).toEqual([ADA, BEN]);
});

it('is a call under way until its picture is kept, so that a deletion of the account waits for it', async () => {
  const { origin, asked, answers } = await openSource();
  answers.shut();
  const { folder, avatars } = await openAvatars(origin);
  const calls = new CallsUnderWay();
  const api = Fastify();
  undo.push(() => api.close());
  api.decorate('callsUnderWay', calls);
  api.addHook('onRequest', async (request) => {
    request.session = { learnerId: ADA, sessionId: 'one', token: 'a token', expiresAt: 0 };
  });
  const account = { status: 200, body: { user_metadata: { avatar_url: `${origin}/ada.png` } } };
  avatarRoute(api, avatars, { account: () => Promise.resolve(account) });
  const answer = api.inject({ method: 'GET', url: '/api/avatar' }).then(({ rawPayload }) => rawPayload);
  await expect.poll(() => asked).toEqual(['/ada.png']);
  const keptAtTheEnd = calls.othersEnded(ADA, {}).then(() => readdir(folder));
  answers.open();
  expect(await keptAtTheEnd).toEqual([ADA]);
  expect(await answer).toEqual(png);
});

it.each([
  ['https://lh3.pictures.example', true],
  ['https://a.b.pictures.example', true],
  ['https://pictures.example', false],
  ['https://notpictures.example', false],
  ['http://lh3.pictures.example', false],
  ['https://lh3.pictures.example:444', false],
  ['https://lh3.pictures.example.evil.example', false],
  ['https://user:secret@lh3.pictures.example', false],
  ['https://exact.example', true],
  ['https://below.exact.example', false],
  ['file:///etc/passwd', false],
  ['lh3.pictures.example', false],
])('decides for %s whether it is asked: %s', (address, isAllowed) => {
  expect(isAllowedSource(`${address}/x.png`, ['https://*.pictures.example', 'https://exact.example'])).toBe(isAllowed);
});
