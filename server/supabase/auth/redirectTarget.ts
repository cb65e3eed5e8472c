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

/**
 * `?` is anything but a dot or a slash, `*` any number of those, `**` is anything. Whoever asks chooses the address: each of its characters is
 * looked at once for each part of the pattern, however many stars that has.
 */
function matches(pattern: string, address: string): boolean {
  const parts = pattern.match(/\*\*|[^]/gu) ?? [];
  // Before which parts one may be, after the characters so far.
  let places = withSkipped(new Set([0]), parts);
  for (const character of address) {
    const next = new Set<number>();
    for (const place of places) {
      const part = parts[place];
      if (part === undefined || !takes(part, character)) continue;
      next.add(STARS.has(part) ? place : place + 1);
    }
    places = withSkipped(next, parts);
  }
  return places.has(parts.length);
}

const STARS: ReadonlySet<string> = new Set(['*', '**']);
const WILDCARDS: ReadonlySet<string> = new Set([...STARS, '?']);

const takes = (part: string, character: string): boolean =>
  part === '**' || (WILDCARDS.has(part) ? character !== '.' && character !== '/' : part === character);

/** A star may be nothing. */
function withSkipped(places: Set<number>, parts: readonly string[]): Set<number> {
  // A set goes on with what is added to it meanwhile.
  for (const place of places) if (STARS.has(parts[place] ?? '')) places.add(place + 1);
  return places;
}

function queryOf({ query }: FastifyRequest): string | undefined {
  const wanted = typeof query === 'object' && query !== null && 'redirect_to' in query ? query.redirect_to : undefined;
  return typeof wanted === 'string' ? wanted : undefined;
}
