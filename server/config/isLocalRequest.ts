import type { FastifyRequest } from 'fastify';
import { isLocalSite } from './isLocalSite.ts';
import { isLoopback } from './isLoopback.ts';

/** What a proxy says of itself, or of those it speaks for. */
const SPOKEN_FOR = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/**
 * Whether somebody at this machine asks: the line comes from here, the address asked for is this machine's own (a page
 * of another site that resolves its name to this machine asks by that name), and no proxy speaks for somebody else. A
 * proxy need not say that it is one, so nobody counts where the site has an address that others can reach.
 */
export function isLocalRequest({ ip, hostname, headers }: FastifyRequest, siteUrl: string): boolean {
  if (SPOKEN_FOR.some((name) => headers[name] !== undefined)) return false;
  return isLocalSite(siteUrl) && isLoopback(bare(ip)) && isLoopback(bare(hostname));
}

function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '');
}
