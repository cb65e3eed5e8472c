import { pageOf } from './pages.ts';

/** Only there to be compared with: nothing is ever sent to it. */
const site = 'https://site.invalid';
const longest = 2048;

/**
 * The `redirect` of a path, if it may be followed: a path of this site, to a page that exists, outside `/auth`.
 * Its fragment is dropped, since tokens travel in fragments.
 */
export function safeRedirect(path: string): string | undefined {
  const wanted = new URLSearchParams(queryOf(path)).get('redirect');
  return wanted === null ? undefined : safePath(wanted);
}

/** The path that an address names, if it is one of this site that may be followed. */
export function safePath(address: string): string | undefined {
  if (address.length > longest || !startsAtTheRoot(address) || hasOddCharacters(address)) return undefined;
  if (!URL.canParse(address, site)) return undefined;
  const { origin, pathname, search } = new URL(address, site);
  if (origin !== site || pathname.startsWith('/auth/') || pageOf(pathname).name === 'notFound') return undefined;
  return pathname + search;
}

const queryOf = (path: string): string | undefined => /^[^#?]*\?([^#]*)/.exec(path)?.[1];

/** `//host` and `/\host` are other sites to a browser. */
const startsAtTheRoot = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** Browsers drop control characters and read `\` as `/`; nobody needs either in a path. */
const hasOddCharacters = (address: string): boolean => /[\\\p{Cc}]/u.test(address);
