/** What an address brings when it leads back to the site: taken out of the address bar before anybody else looks. */

/** The query and what stood behind the `#`, without their first characters. */
export interface Arrival {
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

/**
 * Cleans the address and its entry in the history, now and whenever only what stands behind the `#` changes. Answers what
 * was there on `/auth/callback`, null when nothing was; a session at any other address is dropped and never used.
 */
export function takeArrival(browser: Window): Arrival | null {
  browser.addEventListener('hashchange', () => dropSession(browser));
  const { pathname, search, hash } = browser.location;
  if (pathname.replace(/\/$/, '') !== CALLBACK_PATH) {
    dropSession(browser);
    return null;
  }
  if (search === '' && hash === '') return null;
  replaceAddress(browser, pathname);
  return { query: search.slice(1), hash: hash.slice(1) };
}

function dropSession(browser: Window): void {
  const { pathname, search, hash } = browser.location;
  const query = new URLSearchParams(search);
  const isInQuery = carriesSession(query);
  const isInHash = carriesSession(new URLSearchParams(hash.slice(1)));
  if (!isInQuery && !isInHash) return;
  for (const name of sessionFields) query.delete(name);
  const rest = isInQuery ? withQuestionMark(query.toString()) : search;
  replaceAddress(browser, pathname + rest + (isInHash ? '' : hash));
}

function replaceAddress({ history }: Window, address: string): void {
  history.replaceState(history.state, '', address);
}

const carriesSession = (fields: URLSearchParams): boolean => sessionFields.some((name) => fields.has(name));

const withQuestionMark = (query: string): string => (query === '' ? '' : `?${query}`);
