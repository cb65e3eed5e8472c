import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { closeCodes } from '#contract/socket.ts';
import type { ControlFrame, PrintedRange, SocketConnection } from '#machines/ports/socketPort.ts';
import { languageChannel } from '#src/adapters/languageChannel.ts';
import { pastStore } from '#src/adapters/pastStore.ts';
import { robotStore } from '#src/adapters/robotStore.ts';
import { topicStore } from '#src/adapters/topicStore.ts';
import { outputStore } from '#src/adapters/outputStore.ts';
import { webSockets } from '#src/adapters/webSockets.ts';
import { entry } from '../fakes/fakeProcesses.ts';

beforeEach(() => {
  // A browser has these; Node does not.
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('requestAnimationFrame', setImmediate);
  vi.stubGlobal('cancelAnimationFrame', clearImmediate);
});

let server: WebSocketServer | undefined;
let connection: SocketConnection | undefined;
afterEach(() => {
  connection?.close();
  server?.clients.forEach((client) => client.terminate());
  server?.close();
  server = undefined;
});

/** A connection to a real server; `reports` is what the connection said, in order. */
async function openConnection() {
  const listening = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server = listening;
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const store = outputStore({ lines: 1000, size: 1_000_000 });
  const languages = languageChannel();
  const robot = robotStore();
  const reports: (string | ControlFrame | PrintedRange)[] = [];
  let renewals = 0;
  const wakes = new Set<() => void>();
  const sockets = webSockets({
    url: `ws://127.0.0.1:${port}`,
    store,
    languages,
    past: pastStore({ live: robot }),
    robot,
    topics: topicStore(),
    renew: async () => {
      renewals += 1;
      return true;
    },
    watchWakes: (callBack) => {
      wakes.add(callBack);
      return () => wakes.delete(callBack);
    },
  });
  /** Resolves to the server's end of the next connection, over which nothing was said yet. */
  const call = async () => {
    const met = once(listening, 'connection') as Promise<[WebSocket]>;
    connection = sockets.connect({
      opened: () => void reports.push('opened'),
      received: (frame) => void (frame.type === 'heartbeat' || reports.push(frame)),
      printed: (range) => void reports.push(range),
      closed: (code) => void reports.push(`closed ${code}`),
      woke: () => void reports.push('woke'),
    });
    return met;
  };
  const connect = async () => {
    const [peer] = await call();
    peer.send(JSON.stringify({ type: 'heartbeat' }));
    await expect.poll(() => reports).toContain('opened');
    return { peer, say: (frame: unknown) => peer.send(JSON.stringify(frame)) };
  };
  const wake = () => wakes.forEach((callBack) => callBack());
  return { call, connect, reports, store, languages, wake, renewals: () => renewals };
}

const output = (seq: number, data: string) => ({
  type: 'process_output',
  process_id: 'a',
  data,
  seq,
  stream: 'stdout',
  timestamp: '2026-01-01T00:00:00.000Z',
});
const stopped: ControlFrame = { type: 'process_stopped', success: true, process_id: 'a', error: null };

it('tells the list of processes whole, also where the server tells what has changed in it', async () => {
  const { connect, reports } = await openConnection();
  const { say } = await connect();
  say({ type: 'process_list', processes: [entry('b'), entry('a')] });
  say({ type: 'process_changes', processes: [entry('c'), entry('b', { status: 'stopped' })], gone: ['a'] });
  const processes = [entry('c'), entry('b', { status: 'stopped' })];
  await expect.poll(() => reports.at(-1)).toMatchObject({ type: 'process_list', processes });
});

it('tells once what several frames printed, and keeps their text in the store', async () => {
  const { connect, reports, store } = await openConnection();
  const { say } = await connect();
  say(output(1, 'one\ntwo'));
  say(output(3, 'three'));
  await expect.poll(() => reports).toContainEqual({ processId: 'a', from: 1, to: 3 });
  expect(store.read().rows).toMatchObject([{ kind: 'begin' }, { text: 'one' }, { text: 'two' }, { text: 'three' }]);
});

it('tells what was printed before it tells the end', async () => {
  const { connect, reports } = await openConnection();
  const { say } = await connect();
  say(output(1, 'last words'));
  say(stopped);
  await expect.poll(() => reports).toEqual(['opened', { processId: 'a', from: 1, to: 1 }, stopped]);
});

it('passes over what it does not understand', async () => {
  const { connect, reports } = await openConnection();
  const { peer, say } = await connect();
  peer.send('{');
  say({ type: 'from_the_future' });
  say(stopped);
  await expect.poll(() => reports).toEqual(['opened', stopped]);
});

it('leaves it to its machine to connect again, and renews the session first', async () => {
  const { connect, reports, renewals } = await openConnection();
  const { peer } = await connect();
  expect(renewals()).toBe(0);
  peer.close(4401);
  await expect.poll(() => reports).toEqual(['opened', 'closed 4401']);
  await connect();
  expect(renewals()).toBe(1);
});

it('was never open where the server says nothing but why not', async () => {
  const { call, reports, renewals } = await openConnection();
  const [peer] = await call();
  peer.close(closeCodes.tooManySockets);
  await expect.poll(() => reports).toEqual([`closed ${closeCodes.tooManySockets}`]);
  await call();
  expect(renewals()).toBe(1);
});

it('sends a frame as JSON', async () => {
  const { connect } = await openConnection();
  const { peer } = await connect();
  const message = once(peer, 'message');
  connection?.send({ type: 'subscribe_process', process_id: 'a', request_id: 'r' });
  const [data] = await message;
  expect(JSON.parse(String(data))).toEqual({ type: 'subscribe_process', process_id: 'a', request_id: 'r' });
});

it('says nothing any more once it is closed', async () => {
  const { connect, reports } = await openConnection();
  const { peer } = await connect();
  const before = [...reports];
  const ended = once(peer, 'close');
  connection?.close();
  expect(reports).toEqual(before);
  await ended;
  expect(reports).toEqual(before);
});

it('carries what a language server and the editor say past its machine, in parts', async () => {
  const { connect, reports, languages } = await openConnection();
  const { peer, say } = await connect();
  const heard: string[] = [];
  languages.subscribe((message) => heard.push(message));
  say({ type: 'language_message', text: '{"id":1}' });
  await expect.poll(() => heard).toEqual(['{"id":1}']);
  expect(reports).toEqual(['opened']);

  const parts: { text: string; is_last: boolean }[] = [];
  peer.on('message', (data: Buffer) => parts.push(JSON.parse(data.toString())));
  const message = 'x'.repeat(16_384 * 2 + 1);
  languages.send(message);
  await expect.poll(() => parts.at(-1)?.is_last).toBe(true);
  expect(parts.map(({ text, is_last }) => [text.length, is_last])).toEqual([
    [16_384, false],
    [16_384, false],
    [1, true],
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe(message);
});

it('loses what is said to a language server where there is no connection', async () => {
  const { connect, reports, languages } = await openConnection();
  languages.send('early');
  const { peer } = await connect();
  peer.close(1001);
  await expect.poll(() => reports).toEqual(['opened', 'closed 1001']);
  languages.send('late');
  const { peer: next } = await connect();
  const message = once(next, 'message');
  await expect.poll(() => reports.filter((report) => report === 'opened')).toHaveLength(2);
  languages.send('now');
  const [data] = await message;
  expect(JSON.parse(String(data))).toEqual({ type: 'language_message', text: 'now', is_last: true });
});

it('tells that the page woke for as long as it is not closed', async () => {
  const { connect, reports, wake } = await openConnection();
  await connect();
  wake();
  expect(reports).toEqual(['opened', 'woke']);
  connection?.close();
  wake();
  expect(reports).toEqual(['opened', 'woke']);
});
