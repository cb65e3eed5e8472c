import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Where a call comes from: the other end of its connection or, where that is a trusted proxy, whom the proxy names. One
 * that names nobody by an address is counted itself.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(ip) === 0 ? (socket.remoteAddress ?? ip) : ip;
}
