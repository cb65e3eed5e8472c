import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ADA, BEN, NEWCOMER, SITE } from '../openTestServer.ts';
import { TestSocket, openTestSocket, refusedUpgrade, socketAddress, withShortTokens } from './openTestSocket.ts';
import { openServer, openWithProcess } from './openWithProcess.ts';

it('opens for verified learners of our pages only', async () => {
  const server = await openServer();
  const { tokens, cookieOf } = server;
  const cookie = cookieOf(await tokens.tokenOf(ADA));
  expect(await refusedUpgrade(server, { cookie })).toMatchObject({ status: 403 });
  expect(await refusedUpgrade(server, { cookie, origin: 'http://localhost:3000.evil.example' })).toMatchObject({
    status: 403,
  });
  expect(await refusedUpgrade(server, { origin: SITE })).toMatchObject({ status: 401 });
  const expired = cookieOf(await tokens.tokenOf(ADA, { lifetime: -61 }));
  expect(await refusedUpgrade(server, { origin: SITE, cookie: expired })).toMatchObject({ status: 401 });
  const forged = cookieOf(await tokens.forgedTokenOf(ADA));
  expect(await refusedUpgrade(server, { origin: SITE, cookie: forged })).toMatchObject({ status: 401 });
  const unverified = cookieOf(await tokens.tokenOf(NEWCOMER));
  const refused = await refusedUpgrade(server, { origin: SITE, cookie: unverified });
  expect(refused.status).toBe(403);
  expect(JSON.parse(refused.body)).toMatchObject({ success: false, redirect: '/auth/userDetails' });
});

it.each(['/', '/other', '/ws/', '/api/processes', '/api/none', '/healthz'])('is no socket at %s', async (path) => {
  const server = await openServer();
  const cookie = server.cookieOf(await server.tokens.tokenOf(ADA));
  const refused = await refusedUpgrade(server, { origin: SITE, cookie }, path);
  expect(refused.status).toBe(404);
  expect(JSON.parse(refused.body)).toMatchObject({ success: false, detail: 'There is no such socket.' });
});

it('is no page', async () => {
  const server = await openServer();
  const answer = await server.send(await server.tokens.tokenOf(ADA), { method: 'GET', url: '/ws' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ detail: 'There is nothing at /ws.' });
});

it('sends its security headers with a refusal', async () => {
  const server = await openServer();
  const { headers } = await refusedUpgrade(server, { origin: SITE });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});

it('greets with the epoch of the server and the list of processes', async () => {
  const { server, token, id } = await openWithProcess();
  const socket = await openTestSocket(server, token);
  const { epoch } = await socket.first('welcome');
  expect(epoch).toMatch(/^[\da-f-]{36}$/);
  expect((await socket.first('process_list')).processes).toMatchObject([{ process_id: id, status: 'running' }]);
});

it('tells changes of the list together, not one by one, and nothing of what has not changed', async () => {
  const { socket, workspace, id } = await openWithProcess();
  await socket.until(() => socket.processes().length === 1);
  for (let count = 0; count < 50; count += 1) {
    await workspace.execute({ command: 'rosnode', args: [], isLongRunning: false, name: `${count}` });
  }
  await socket.until(() => socket.processes().length === 51);
  expect(socket.processes()).toEqual(workspace.list());
  expect(socket.all('process_list')).toHaveLength(1);
  expect(socket.all('process_changes').length).toBeLessThan(10);
  const before = socket.all('process_changes').length;
  workspace.end(id, { reason: 'stopped' });
  await socket.until(() => socket.all('process_changes').length > before);
  expect(socket.all('process_changes').at(-1)).toMatchObject({ processes: [{ process_id: id }], gone: [] });
});

it.each([
  ['{"type":"reboot","request_id":"x"}', 'x'],
  ['{"type":"subscribe_process","request_id":"x"}', 'x'],
  ['{"type":"subscribe_process","process_id":7,"request_id":"x"}', 'x'],
  ['{"type":"subscribe_process","process_id":"p","request_id":"x","more":1}', 'x'],
  ['{"type":"subscribe_process","process_id":"p","request_id":7}', undefined],
  ['not json', undefined],
  ['null', undefined],
  ['[]', undefined],
  ['{"__proto__":{"request_id":"x"}}', undefined],
])('answers a frame it does not understand: %s', async (message, requestId) => {
  const { socket } = await openWithProcess();
  socket.socket.send(message);
  expect((await socket.first('error')).request_id).toBe(requestId);
  socket.socket.send(Buffer.from(message));
  await socket.until(() => socket.all('error').length === 2);
  expect(socket.socket.readyState).toBe(WebSocket.OPEN);
});

it('closes with 1009 on a message over 64 KiB', async () => {
  const { socket } = await openWithProcess();
  socket.socket.send('x'.repeat(65_537));
  expect(await socket.closed).toBe(1009);
});

it('closes with 4429 on a flood of messages', async () => {
  const { socket } = await openWithProcess();
  for (let count = 0; count < 80; count += 1) socket.say({ type: 'noise' });
  expect(await socket.closed).toBe(4429);
});

it('lets in ten pages of a learner of the fifteen that come together, and tells the others why they are not', async () => {
  const server = await openServer();
  const token = await server.tokens.tokenOf(ADA);
  const address = await socketAddress(server);
  const headers = { origin: SITE, cookie: server.cookieOf(token) };
  const pages = Array.from({ length: 15 }, () => new TestSocket(address, headers));
  const ends = await Promise.all(
    pages.map(async (page) => Promise.race([page.first('welcome').then(() => 'welcome'), page.closed])),
  );
  expect(ends.filter((end) => end === 'welcome')).toHaveLength(10);
  expect(ends.filter((end) => end === 4409)).toHaveLength(5);
});

it('lets an eleventh page in as soon as one of the ten has left, and others come and go meanwhile', async () => {
  const { server, token, socket } = await openWithProcess();
  for (let count = 1; count < 10; count += 1) await openTestSocket(server, token);
  const headers = { origin: SITE, cookie: server.cookieOf(token) };
  const refused = new TestSocket(await socketAddress(server), headers);
  expect(await refused.closed).toBe(4409);
  expect(refused.frames).toEqual([]);
  await openTestSocket(server, await server.tokens.tokenOf(BEN));
  socket.socket.close();
  const call = async () => openTestSocket(server, token).then(() => 'let in', String);
  await expect.poll(call).toBe('let in');
});

it('closes with 4401 when the session is over', async () => {
  const { server } = await openWithProcess();
  const socket = await withShortTokens(async (lifetime) =>
    openTestSocket(server, await server.tokens.tokenOf(ADA, { lifetime })),
  );
  expect(await socket.closed).toBe(4401);
});

it('keeps the sockets of a session open when it was renewed, and no others', async () => {
  const { server } = await openWithProcess();
  const claims = { session_id: 'here' };
  const { socket, witness } = await withShortTokens(async (lifetime) => {
    const sockets = {
      socket: await openTestSocket(server, await server.tokens.tokenOf(ADA, { claims, lifetime })),
      witness: await openTestSocket(server, await server.tokens.tokenOf(ADA, { lifetime: lifetime + 1 })),
    };
    const authorization = `Bearer ${await server.tokens.tokenOf(ADA, { claims })}`;
    await server.send(null, { method: 'POST', url: '/api/session', headers: { authorization } });
    if (sockets.socket.socket.readyState !== WebSocket.OPEN) throw new Error('It was renewed too late.');
    return sockets;
  });
  expect(await witness.closed).toBe(4401);
  expect(socket.socket.readyState).toBe(WebSocket.OPEN);
});

it('closes the sockets of a session that was ended, and no others', async () => {
  const { server, token, socket } = await openWithProcess();
  const other = await openTestSocket(server, await server.tokens.tokenOf(ADA));
  await server.send(token, { method: 'DELETE', url: '/api/session' });
  expect(await socket.closed).toBe(4401);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

it('says 1001 when the server shuts down', async () => {
  const { server, socket } = await openWithProcess();
  const [code] = await Promise.all([socket.closed, server.app.close()]);
  expect(code).toBe(1001);
});

it('tells of a part of the graph that is started again, also a page that comes in the meantime', async () => {
  const { server, token, socket, workspace } = await openWithProcess();
  workspace.changeGraph('robot', 'restarting');
  expect(await socket.first('graph_changed')).toMatchObject({ part: 'robot', state: 'restarting' });
  const late = await openTestSocket(server, token);
  expect(await late.first('graph_changed')).toMatchObject({ part: 'robot', state: 'restarting' });
  workspace.changeGraph('robot', 'running');
  await late.until(() => late.all('graph_changed').at(-1)?.state === 'running');
  const last = await openTestSocket(server, token);
  await last.first('process_list');
  expect(last.all('graph_changed')).toEqual([]);
});

it('answers a page that asks whether it is there', async () => {
  const { socket } = await openWithProcess();
  socket.say({ type: 'probe' });
  expect(await socket.first('probe_answered')).toEqual({ type: 'probe_answered' });
});

it('beats for its pages, and lets go of one that answers no more', async () => {
  const { socket, workspace } = await openWithProcess();
  await socket.first('heartbeat');
  // It takes nothing any more, as a page whose network is gone.
  socket.socket.pause();
  await expect.poll(() => workspace.watchers).toBe(0);
});
