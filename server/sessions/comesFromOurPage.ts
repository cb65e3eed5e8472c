import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was made by a page of ours. One that does not say where it comes from was not, and neither was one of
 * which the browser itself says that it comes from another site.
 */
export function comesFromOurPage(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin !== undefined && allowedOrigins.includes(origin) && site !== 'cross-site';
}
