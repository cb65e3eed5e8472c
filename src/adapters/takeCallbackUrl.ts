/** What an address brings when it leads back to the site: taken out of the address bar before anybody else looks. */

/** The query and what stood behind the `#`, without their first characters. */
export interface CallbackUrl {
  query: string;
  hash: string;
}

export const CALLBACK_PATH = '/auth/callback';

/** Fields that carry a session, or only come with one. Nothing of the site is called so. */
const sessionFields = [
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'id_token',
  'token_type',
  'expires_in',
  'expires_at',
];

/** Fields of a refusal, which the authentication service sends to the site itself where it may not lead anywhere else. */
const refusalFields = ['error', 'error_code', 'error_description'];

/**
 * Cleans the address and its entry in the history, now and whenever only what stands behind the `#` changes. Answers what
 * was there on `/auth/callback`, null when nothing was. A refusal at `/` counts as one that was sent to the callback, which
 * the address then names; a session at any other address is dropped and never used.
 */
export function takeCallbackUrl(browser: Window): CallbackUrl | null {
  browser.addEventListener('hashchange', () => dropSession(browser));
  const { pathname, search, hash } = browser.location;
  const isRefused = pathname === '/' && [search, hash].some((part) => holds(fieldsOf(part), refusalFields));
  if (!isRefused && pathname.replace(/\/$/, '') !== CALLBACK_PATH) {
    dropSession(browser);
    return null;
  }
  if (search === '' && hash === '') return null;
  replaceAddress(browser, isRefused ? CALLBACK_PATH : pathname);
  return { query: search.slice(1), hash: hash.slice(1) };
}

function dropSession(browser: Window): void {
  const { pathname, search, hash } = browser.location;
  const query = fieldsOf(search);
  const isInQuery = holds(query, sessionFields);
  const isInHash = holds(fieldsOf(hash), sessionFields);
  if (!isInQuery && !isInHash) return;
  for (const name of sessionFields) query.delete(name);
  const rest = isInQuery ? withQuestionMark(query.toString()) : search;
  replaceAddress(browser, pathname + rest + (isInHash ? '' : hash));
}

function replaceAddress({ history }: Window, address: string): void {
  history.replaceState(history.state, '', address);
}

/** What a query or a hash says, with its first character or without. */
const fieldsOf = (part: string): URLSearchParams => new URLSearchParams(part.replace(/^[?#]/, ''));

const holds = (params: URLSearchParams, names: readonly string[]): boolean => names.some((name) => params.has(name));

const withQuestionMark = (query: string): string => (query === '' ? '' : `?${query}`);
