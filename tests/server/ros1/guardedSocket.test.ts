import { once } from 'node:events';
import { type Server, type Socket, createServer } from 'node:net';
import type { TcpSocket } from '@foxglove/ros1';
import { afterEach, expect, it } from 'vitest';
import { readHeader, withLength, writeHeader } from '#server/ros1/connectionHeader.ts';
import { guardedSocket } from '#server/ros1/guardedSocket.ts';
import { heardTypes } from '#server/ros1/heardTypes.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Connection {
  publisher: Socket;
  socket: TcpSocket;
  /** What the library is shown, a message each. */
  heard: Buffer[];
}

/** To a publisher of a topic, which has been asked for it. */
async function connectTo(topic: string): Promise<Connection> {
  const server = createServer().listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const socket = await guardedSocket(heardTypes)({ host: '127.0.0.1', port: address.port });
  const heard: Buffer[] = [];
  socket.on('data', (bytes) => heard.push(Buffer.from(bytes)));
  socket.on('error', () => undefined);
  const [[publisher]] = await Promise.all([once(server, 'connection'), socket.connect()]);
  publisher.on('error', () => undefined).resume();
  await socket.write(writeHeader({ topic, callerid: '/robot' }));
  return { publisher, socket, heard };
}

const introduction = (md5sum: string) =>
  writeHeader({ callerid: '/program', md5sum, message_definition: 'Nothing[] all' });
const command = withLength(Buffer.alloc(48, 7));

it('hands on introduction and messages, each whole, however they come apart', async () => {
  const { publisher, heard } = await connectTo('/cmd_vel');
  const said = Buffer.concat([introduction(heardTypes['/cmd_vel'].md5sum), command, command]);
  for (const byte of said) publisher.write(Buffer.of(byte));
  await expect.poll(() => heard.length).toBe(3);
  expect(heard.slice(1)).toEqual([command, command]);
});

it('leaves out how a publisher describes its messages', async () => {
  const { publisher, heard } = await connectTo('/cmd_vel');
  publisher.write(introduction(heardTypes['/cmd_vel'].md5sum));
  await expect.poll(() => heard.length).toBe(1);
  expect(Object.fromEntries(readHeader(heard[0]!.subarray(4)) ?? [])).toEqual({
    callerid: '/program',
    md5sum: heardTypes['/cmd_vel'].md5sum,
    message_definition: '',
  });
});

it('hands on messages of no bytes', async () => {
  const { publisher, heard } = await connectTo('/reset');
  publisher.write(Buffer.concat([introduction(heardTypes['/reset'].md5sum), withLength(Buffer.alloc(0))]));
  await expect.poll(() => heard.length).toBe(2);
});

it.each([
  ['publishes other messages', [introduction(heardTypes['/gripper/command'].md5sum)]],
  ['says of no messages what they are', [writeHeader({ callerid: '/program' })]],
  ['introduces itself at length', [Buffer.from([0, 0, 1, 0])]],
  ['sends a longer message', [introduction(heardTypes['/cmd_vel'].md5sum), withLength(Buffer.alloc(49))]],
  ['sends a shorter message', [introduction(heardTypes['/cmd_vel'].md5sum), withLength(Buffer.alloc(47))]],
])('hangs up on a publisher that %s', async (_what, said) => {
  const { publisher, heard } = await connectTo('/cmd_vel');
  const closed = once(publisher, 'close');
  publisher.write(Buffer.concat(said));
  await closed;
  expect(heard).toHaveLength(said.length - 1);
});

it('hangs up on a publisher of a topic that nobody listens to', async () => {
  const { publisher, heard } = await connectTo('/other');
  const closed = once(publisher, 'close');
  publisher.write(introduction(heardTypes['/cmd_vel'].md5sum));
  await closed;
  expect(heard).toEqual([]);
});
