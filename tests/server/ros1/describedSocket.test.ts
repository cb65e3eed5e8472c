import { once } from 'node:events';
import { type Server, type Socket, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readHeader, withLength, writeHeader } from '#server/ros1/connectionHeader.ts';
import { describedSocket } from '#server/ros1/describedSocket.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** To a publisher, and what the library is shown of it. */
async function connect(): Promise<{ publisher: Socket; heard: Buffer[] }> {
  const server = createServer().listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const socket = await describedSocket({ host: '127.0.0.1', port: address.port });
  const heard: Buffer[] = [];
  socket.on('data', (bytes) => heard.push(Buffer.from(bytes)));
  socket.on('error', () => undefined);
  const [[publisher]] = await Promise.all([once(server, 'connection'), socket.connect()]);
  publisher.on('error', () => undefined).resume();
  return { publisher, heard };
}

const plain = { callerid: '/program', type: 'std_msgs/String', message_definition: 'string data' };
const message = withLength(Buffer.alloc(5, 7));
const all = (heard: readonly Buffer[]) => Buffer.concat(heard);

it('hands on introduction and messages, however they come apart', async () => {
  const { publisher, heard } = await connect();
  const said = Buffer.concat([writeHeader(plain), message, message]);
  for (const byte of said) publisher.write(Buffer.of(byte));
  await expect.poll(() => all(heard)).toEqual(said);
});

it('hands on nothing of an introduction but what was looked at', async () => {
  const { publisher, heard } = await connect();
  // A mark of the order of bytes, which the library leaves out before it reads the name.
  publisher.write(writeHeader({ ...plain, '\u{FEFF}message_definition': 'MSG: a[process.exit()]' }));
  await expect.poll(() => heard.length).toBe(1);
  expect(Object.fromEntries(readHeader(all(heard).subarray(4)) ?? [])).toEqual(plain);
});

it.each([
  ['describes a type by more than its name', writeHeader({ ...plain, message_definition: 'MSG: a[process.exit()]' })],
  ['describes nothing', writeHeader({ callerid: '/program' })],
  ['introduces itself without end', Buffer.from([0, 0, 5, 0])],
  ['introduces itself by what is no header', withLength(Buffer.alloc(5, 7))],
])('hangs up on a publisher that %s', async (_what, said) => {
  const { publisher, heard } = await connect();
  const closed = once(publisher, 'close');
  publisher.write(said);
  await closed;
  expect(heard).toEqual([]);
});
