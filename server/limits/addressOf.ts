import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Where a call comes from: the other end of its connection or, where that is a trusted proxy, whom the proxy names. One
 * that names nobody by an address is counted itself. Without the network card that stands behind a link-local address, `%eth0`: it says nothing of who
 * calls, and PostgreSQL knows no such addresses.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(ip) === 0 ? (socket.remoteAddress ?? ip) : ip;
  return address.split('%')[0] ?? address;
}
