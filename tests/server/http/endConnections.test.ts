/** A server that is told to end, seen from the connections that it has at that moment. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import { ADA, openTestServer, SITE } from '../openTestServer.ts';

/** More than a connection holds of what nobody has read yet. */
const LARGE = 'x'.repeat(16_000_000);

let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'servolab-connections-'));
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Servolab</title>');
  await writeFile(join(site, 'large.txt'), LARGE);
});
afterAll(() => rm(site, { recursive: true, force: true }));

async function listen() {
  const server = await openTestServer({ staticFolder: site });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const reach = async () => {
    const accepted = once(server.app.server, 'connection');
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    await accepted;
    return socket;
  };
  return { ...server, reach };
}

it('answers the save that is under way, and ends each connection that waits for no answer', async () => {
  const { app, close, reach, tokens, cookieOf } = await listen();
  const caller = `host: x\r\norigin: ${SITE}\r\ncookie: ${cookieOf(await tokens.tokenOf(ADA))}\r\n`;
  const silent = await reach();
  const kept = await reach();
  kept.write(`GET /api/processes HTTP/1.1\r\n${caller}\r\n`);
  await once(kept, 'data');
  const saving = await reach();
  const body = JSON.stringify({ content: 'print("Hello")\n', force_overwrite: true });
  const head = `POST /api/file/save?file_path=${DEFAULT_FILE_PATH} HTTP/1.1\r\n${caller}`;
  const about = `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const asked = once(app.server, 'request');
  saving.write(head + about + body.slice(0, 10));
  await asked;

  const closed = close();
  await Promise.all([once(silent.resume(), 'close'), once(kept.resume(), 'close')]);
  saving.write(body.slice(10));

  const answer = await text(saving);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^connection: close\r$/im);
  await closed;
});

it('says that it is stopping to who can no longer be asked about', async () => {
  const { app, close, reach, tokens, cookieOf } = await listen();
  const caller = `host: x\r\norigin: ${SITE}\r\ncookie: ${cookieOf(await tokens.tokenOf(ADA))}\r\n`;
  const silent = await reach();
  const deleting = await reach();
  const body = JSON.stringify({ email: 'ada@example.com', password: 'ada-password' });
  const about = `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const asked = once(app.server, 'request');
  deleting.write(`POST /api/account/delete HTTP/1.1\r\n${caller}${about}${body.slice(0, 10)}`);
  await asked;

  const closed = close();
  await once(silent.resume(), 'close');
  deleting.write(body.slice(10));

  const answer = await text(deleting);
  expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 'SERVER_STOPPING' });
  await closed;
});

it('sends an answer whole that has begun before', async () => {
  const { close, reach } = await listen();
  const reader = await reach();
  const silent = await reach();
  reader.write('GET /large.txt HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(reader, 'readable');

  const closed = close();
  await once(silent.resume(), 'close');

  const answer = await buffer(reader);
  expect(answer.subarray(answer.indexOf('\r\n\r\n') + 4).toString()).toBe(LARGE);
  await closed;
});
