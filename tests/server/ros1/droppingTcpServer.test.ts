import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { TcpServer, TcpSocket } from '@foxglove/ros1';
import { afterEach, expect, it } from 'vitest';
import { droppingTcpServer } from '#server/ros1/droppingTcpServer.ts';

const MESSAGE_BYTES = 10_000;

const opened: TcpServer[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function openConnection() {
  const server = await droppingTcpServer();
  opened.push(server);
  const accepted = new Promise<TcpSocket>((resolve) => server.on('connection', resolve));
  const listener = connect((await server.address())?.port ?? 0, '127.0.0.1').pause();
  await once(listener, 'connect');
  return { socket: await accepted, listener };
}

function message(content: number): Uint8Array {
  return new Uint8Array(MESSAGE_BYTES).fill(content);
}

/** Reads until a whole message made of `last` has come; answers how many bytes came in all. */
async function readUntil(listener: Socket, last: number): Promise<number> {
  let received = 0;
  let missing = MESSAGE_BYTES;
  for await (const data of listener as AsyncIterable<Buffer>) {
    received += data.length;
    missing -= data.filter((byte) => byte === last).length;
    if (missing === 0) break;
  }
  return received;
}

it('leaves out whole messages, and never a half, for a listener who does not read', async () => {
  const { socket, listener } = await openConnection();
  const written = Array.from({ length: 4000 }, () => socket.write(message(1)));
  const reading = readUntil(listener, 2);
  await Promise.all(written);
  await socket.write(message(2));
  const messages = (await reading) / MESSAGE_BYTES;
  expect(messages).toBeGreaterThan(1);
  expect(messages).toBeLessThan(1000);
  expect(messages).toBe(Math.round(messages));
});

it('sends everything to a listener who reads', async () => {
  const { socket, listener } = await openConnection();
  let received = 0;
  listener.on('data', (data) => (received += data.length)).resume();
  for (let times = 0; times < 100; times++) await socket.write(message(1));
  await socket.close();
  await once(listener, 'close');
  expect(received).toBe(100 * MESSAGE_BYTES);
});
