/** Lets a server that ends answer what is under way, and go as soon as it has. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A connection stays open after its answer for whoever asks next, and one over which nothing was asked yet for as long
 * as a request may take to come: a server that ends would wait for both. So from the beginning of its end on, each
 * connection ends with the answer that it waits for, at once where it waits for none. Sockets are left to their keeper.
 */
export function endConnections(app: FastifyInstance): void {
  const idle = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let isEnding = false;

  const rest = (socket: Socket): void => {
    if (isEnding) socket.destroySoon();
    else idle.add(socket);
  };
  app.server.on('connection', (socket: Socket) => {
    socket.once('close', () => idle.delete(socket));
    rest(socket);
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      rest(socket);
    });
  });
  app.server.on('upgrade', ({ socket }: IncomingMessage) => idle.delete(socket));

  app.addHook('preClose', async () => {
    isEnding = true;
    for (const socket of idle) socket.destroySoon();
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
  });
}
