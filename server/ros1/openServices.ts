/** The services of a node of ours: the library knows topics and parameters alone. */
import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import type { RosNode } from '@foxglove/ros1';
import type { RobotService } from '../robot/RobotService.ts';
import { LOOPBACK } from './LoopbackHttpServer.ts';
import { serveCalls } from './serveCalls.ts';

/** So many callers at a time; whoever comes after them is turned away. */
const MOST_CALLERS = 32;

export interface Services {
  /** From now on it offers these and no others; one that somebody is calling is answered all the same. Rejects when the master refuses. */
  offer(services: readonly RobotService[]): Promise<void>;
  close(): Promise<void>;
  /** Without a word to the master. */
  stop(): void;
}

/** Listens on a free port of the loopback interface, and offers nothing yet. */
export async function openServices({ name, rosMasterClient, rosFollower }: RosNode): Promise<Services> {
  let offered = new Map<string, RobotService>();
  const server = createServer();
  server.maxConnections = MOST_CALLERS;
  server.on('connection', (socket: Socket) => {
    // A caller that goes away in the middle ends its own call.
    socket.on('error', () => socket.destroy());
    serveCalls(socket, { node: name, find: (service) => offered.get(service) })
      .catch(() => undefined)
      .finally(() => socket.end());
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave the services no port.');
  const uri = `rosrpc://${LOOPBACK}:${address.port}`;

  const offer = async (services: readonly RobotService[]): Promise<void> => {
    const before = offered;
    offered = new Map(services.map((service) => [service.name, service]));
    const gone = [...before.keys()].filter((service) => !offered.has(service));
    const added = [...offered.keys()].filter((service) => !before.has(service));
    await Promise.all([
      ...gone.map((service) => rosMasterClient.unregisterService(name, service, uri)),
      ...added.map((service) => rosMasterClient.registerService(name, service, uri, rosFollower.url() ?? '')),
    ]);
  };

  return {
    offer,
    async close() {
      server.close();
      await offer([]);
    },
    stop: () => void server.close(),
  };
}
