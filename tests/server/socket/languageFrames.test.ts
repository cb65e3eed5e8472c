import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { BEN } from '../openTestServer.ts';
import { fakeWorkspaces } from '../../fakes/fakeWorkspaces.ts';
import { openTestSocket } from './openTestSocket.ts';
import { openWithProcess } from './openWithProcess.ts';
import { LanguageFeed } from '#server/socket/languageFeed.ts';
import type { ServerFrame } from '#contract/socket.ts';

const start = { type: 'start_language_server' };
const part = (text: string, isLast = true) => ({ type: 'language_message', text, is_last: isLast });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'servolab-languages-'));
  folders.push(folder);
  return folder;
}

async function openWithLanguageServer() {
  const opened = await openWithProcess();
  opened.socket.say(start);
  await opened.socket.first('language_server_started');
  return { ...opened, languageServer: opened.workspace.languageServers.started[0]! };
}

it('carries messages both ways, and joins the parts of those that come apart', async () => {
  const { socket, languageServer } = await openWithLanguageServer();
  socket.say(part('{"id":', false));
  socket.say(part('1', false));
  socket.say(part('}'));
  await expect.poll(() => languageServer.heard).toEqual(['{"id":1}']);
  languageServer.say('{"id":1,"result":null}');
  expect(await socket.first('language_message')).toMatchObject({ text: '{"id":1,"result":null}' });
});

it("gives each socket a language server of its own learner's, and nobody hears another's", async () => {
  const { server, socket, languageServer } = await openWithLanguageServer();
  const other = await openTestSocket(server, await server.tokens.tokenOf(BEN));
  other.say(part('{"intruder":true}'));
  other.say(start);
  await other.first('language_server_started');
  const bens = await server.workspaces.of(BEN);
  expect(bens.languageServers.started).toHaveLength(1);
  languageServer.say('{"for":"Ada"}');
  await socket.first('language_message');
  expect(other.all('language_message')).toEqual([]);
  expect(languageServer.heard).toEqual([]);
});

it('says why one has ended, and hands nothing on to it any more', async () => {
  const { socket, languageServer } = await openWithLanguageServer();
  languageServer.end('idle');
  expect(await socket.first('language_server_ended')).toMatchObject({ reason: 'idle' });
  socket.say(part('{}'));
  socket.say(start);
  await socket.until(() => socket.all('language_server_started').length === 2);
  expect(languageServer.heard).toEqual([]);
});

it('starts one in place of another, of which nothing more is heard', async () => {
  const { socket, workspace, languageServer } = await openWithLanguageServer();
  socket.say(start);
  await socket.until(() => socket.all('language_server_started').length === 2);
  expect(languageServer.isEnded).toBe(true);
  languageServer.say('{"too":"late"}');
  workspace.languageServers.started[1]!.say('{"in":"time"}');
  expect(await socket.first('language_message')).toMatchObject({ text: '{"in":"time"}' });
});

it('ends it with its socket', async () => {
  const { socket, languageServer } = await openWithLanguageServer();
  socket.socket.close();
  await expect.poll(() => languageServer.isEnded).toBe(true);
});

it('refuses a fourth one for the pages of one learner', async () => {
  const { server, token } = await openWithLanguageServer();
  const sockets = await Promise.all([1, 2, 3].map(() => openTestSocket(server, token)));
  for (const socket of sockets.slice(0, 2)) {
    socket.say(start);
    await socket.first('language_server_started');
  }
  sockets[2]!.say(start);
  expect(await sockets[2]!.first('language_server_ended')).toMatchObject({ reason: 'too_many' });
});

it.each([
  [{ type: 'language_message', text: 'x'.repeat(16_385), is_last: true }],
  [{ type: 'language_message', text: 7, is_last: true }],
  [{ type: 'language_message', text: '{}' }],
  [{ type: 'start_language_server', argv: ['sh'] }],
])('refuses what is no part of a message: %.60j', async (frame) => {
  const { socket, languageServer } = await openWithLanguageServer();
  socket.say(frame);
  expect((await socket.first('error')).error).toContain('language_message, with text and is_last');
  expect(languageServer.heard).toEqual([]);
});

it('lets a quick writer speak far more often than others are asked', async () => {
  const { socket, languageServer } = await openWithLanguageServer();
  for (let count = 0; count < 300; count += 1) socket.say(part('{}'));
  await expect.poll(() => languageServer.heard).toHaveLength(300);
  for (let count = 0; count < 1000; count += 1) socket.say(part('{}'));
  expect(await socket.closed).toBe(4429);
});

it('says that there is none where nothing can be run', async () => {
  const workspace = await fakeWorkspaces(newFolder(), 'No sandbox.').of('ada');
  const sent: ServerFrame[] = [];
  await new LanguageFeed(workspace, { waiting: () => 0, send: (frame) => void sent.push(frame) }).start();
  expect(sent).toEqual([{ type: 'language_server_ended', reason: 'unavailable' }]);
});

it('ends one that is told more than a message may hold, and one whose reader takes nothing', async () => {
  const workspace = await fakeWorkspaces(newFolder()).of('ada');
  const sent: ServerFrame[] = [];
  let waiting = 0;
  const feed = new LanguageFeed(workspace, { waiting: () => waiting, send: (frame) => void sent.push(frame) });
  await feed.start();
  const text = 'x'.repeat(16_384);
  for (let count = 0; count <= 256; count += 1) feed.take({ type: 'language_message', text, is_last: false });
  expect(sent.at(-2)).toMatchObject({ type: 'error', error: expect.stringContaining('4194304 characters at most') });
  expect(sent.at(-1)).toEqual({ type: 'language_server_ended', reason: 'crashed' });
  await feed.start();
  waiting = 8_388_608;
  workspace.languageServers.started[1]!.say('{}');
  expect(sent.at(-1)).toEqual({ type: 'language_server_ended', reason: 'crashed' });
  expect(workspace.languageServers.started.every(({ isEnded }) => isEnded)).toBe(true);
});
