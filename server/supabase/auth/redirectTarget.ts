import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../config/isLoopback.ts';
import type { AuthContext } from './authContext.ts';

/** Addresses are kept until somebody comes back, and anybody may ask; so long one is no page of a site. */
const LONGEST = 2048;

/** Where the browser goes in the end: where the request asks for, if that is allowed, else where it comes from, else the site. */
export function redirectTarget(context: AuthContext, request: FastifyRequest, wanted = queryOf(request)): string {
  const site = context.siteUrl();
  const patterns = context.settings.redirectPatterns;
  return [wanted, request.headers.referer].find((one) => one && isAllowedTarget(one, site, patterns)) ?? site;
}

/**
 * Whether tokens may be handed to that address: one of the site, or of this machine, or one that a pattern names.
 * An address that a browser might read otherwise than this function does is not allowed.
 */
export function isAllowedTarget(address: string, site: string, patterns: readonly string[]): boolean {
  if (address.length > LONGEST || /[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return false;
  const target = new URL(address);
  if (target.username !== '' || target.password !== '') return false;
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:';
  if (isWeb && !address.startsWith(`${target.protocol}//`)) return false;
  if (isWeb && isOwn(target, new URL(site))) return true;
  const name = target.hostname.replace(/^\[(.*)\]$/, '$1');
  // The browser reads 2130706433 or 0x7f.1 as an address, too: only the plain form is one that somebody meant.
  if (isWeb && isIP(name) !== 0) return isLoopback(name) && address.split('/')[2]?.startsWith(target.hostname) === true;
  return patterns.some((pattern) => matches(pattern, address.split('#')[0] ?? ''));
}

/** Loopback addresses differ in their ports from one start to the next. */
function isOwn(target: URL, site: URL): boolean {
  if (target.protocol !== site.protocol || target.hostname !== site.hostname) return false;
  return target.port === site.port || target.hostname === 'localhost' || isLoopback(target.hostname);
}

/** `*` is anything but a dot or a slash, `**` is anything. With the flag `u` only characters with a meaning may be escaped. */
function matches(pattern: string, address: string): boolean {
  const source = pattern
    .split(/(\*\*|\*|\?)/)
    .map((part) => WILDCARDS.get(part) ?? part.replaceAll(/[.+^${}()|[\]\\/]/g, '\\$&'))
    .join('');
  return new RegExp(`^${source}$`, 'u').test(address);
}

const WILDCARDS = new Map([
  ['**', '.*'],
  ['*', '[^./]*'],
  ['?', '[^./]'],
]);

function queryOf({ query }: FastifyRequest): string | undefined {
  const wanted = typeof query === 'object' && query !== null && 'redirect_to' in query ? query.redirect_to : undefined;
  return typeof wanted === 'string' ? wanted : undefined;
}
