import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../isLoopback.ts';

/**
 * Whether somebody at this machine asks: the line comes from here, the address asked for is this machine's own (a page
 * of another site that resolves its name to this machine asks by that name), and no proxy speaks for somebody else.
 */
export function isLocalRequest({ ip, hostname, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'];
  return forwarded === undefined && isLoopback(bare(ip)) && isLoopback(bare(hostname));
}

function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '');
}
