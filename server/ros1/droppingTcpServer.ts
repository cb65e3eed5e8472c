/** The robot's end of ROS connections, made so that no subscriber can make the robot's memory grow: neither who does not read, nor who writes. */
import { EventEmitter } from 'node:events';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import type { TcpAddress, TcpServer } from '@foxglove/ros1';
import { TcpSocketNode } from '@foxglove/ros1/nodejs';

/** About four seconds of `/scan`: a listener that far behind is better served with what is new. */
const MAX_QUEUED_BYTES = 65_536;

/** Who subscribes introduces itself, with some hundred bytes, and says nothing else. */
const MOST_HEARD_BYTES = 16_384;

/** So many subscriptions at a time, of all topics together; whoever comes after them is turned away. */
const MOST_LISTENERS = 512;

/** Listens on a free port of the loopback interface. Each write to one of its connections is one whole message, sent or left out. */
export async function droppingTcpServer(): Promise<TcpServer> {
  const server = createServer();
  server.maxConnections = MOST_LISTENERS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return new DroppingTcpServer(server);
}

class DroppingTcpServer extends EventEmitter implements TcpServer {
  readonly #server: Server;

  constructor(server: Server) {
    super();
    this.#server = server;
    server.on('connection', (socket) => this.emit('connection', new DroppingSocket(socket)));
    server.on('close', () => this.emit('close'));
    server.on('error', (error) => this.emit('error', error));
  }

  async address(): Promise<TcpAddress | undefined> {
    const address = this.#server.address();
    return address === null || typeof address === 'string' ? undefined : address;
  }

  close(): void {
    this.#server.close();
  }
}

class DroppingSocket extends TcpSocketNode {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    super(socket.remoteAddress ?? '127.0.0.1', socket.remotePort ?? 0, socket);
    this.#socket = socket;
    socket.on('data', () => socket.bytesRead > MOST_HEARD_BYTES && socket.destroy());
  }

  /** Whatever a subscriber asks for: the system would hold small messages back for up to 40 ms, which is half a second of a simulation that is judged. */
  override async setNoDelay(): Promise<void> {
    await super.setNoDelay(true);
  }

  override async write(data: Uint8Array): Promise<void> {
    if (this.#socket.writableLength > MAX_QUEUED_BYTES) return;
    await super.write(data);
  }
}
