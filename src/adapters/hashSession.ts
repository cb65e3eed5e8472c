/** A session behind the `#` of an address, as services without PKCE send it. */
import type { AccountError } from '#machines/ports/authPort.ts';
import type { Reason } from '#machines/ports/reason.ts';
import { memoryStorage } from './memoryStorage.ts';
import { accountErrorFrom } from './accountErrorFrom.ts';
import type { ClientMaker } from './supabaseClient.ts';

/** Tokens that the service has confirmed, and whose they are. */
export interface ConfirmedTokens {
  outcome: 'confirmed';
  tokens: { access_token: string; refresh_token: string };
  userId: string;
  /** `recovery` when the email of a forgotten password brought them. */
  kind: string | null;
}

const fields = ['access_token', 'expires_in', 'refresh_token', 'token_type'] as const;
const MISSING: Reason = { code: 'callback_empty', facts: {} };
const MALFORMED: Reason = { code: 'callback_token_malformed', facts: {} };
const UNREADABLE: Reason = { code: 'callback_token_unreadable', facts: {} };
const EXPIRED: Reason = { code: 'callback_expired', facts: {} };

/** Whether it looks like a session at all, complete or not. */
export const holdsSession = (hash: URLSearchParams): boolean => fields.some((name) => hash.has(name));

/** Lets the library read it with a client that keeps nothing; nobody is signed in by that. Rejects when the service is away. */
export async function hashSession(
  browser: Window,
  make: ClientMaker,
  hash: string,
): Promise<ConfirmedTokens | AccountError> {
  const params = new URLSearchParams(hash);
  const message = refusedBecause(params);
  if (message !== undefined) return { outcome: 'refused', message };

  const { auth } = withHash(browser, hash, (clean) =>
    make({
      flowType: 'implicit',
      autoRefreshToken: false,
      storage: memoryStorage(),
      storageKey: 'servolab-callback',
      detectSessionInUrl() {
        clean();
        return true;
      },
    }),
  );
  const { error: unread } = await auth.initialize();
  withoutEmptyHash(browser);
  await auth.dispose();
  if (unread !== null) return accountErrorFrom(unread);

  const tokens = { access_token: params.get('access_token') ?? '', refresh_token: params.get('refresh_token') ?? '' };
  const { data, error } = await auth.getUser(tokens.access_token);
  if (error !== null) return accountErrorFrom(error);
  return { outcome: 'confirmed', tokens, userId: data.user.id, kind: params.get('type') };
}

/** What the library takes on trust, refused here. Whether the tokens are genuine is for the service to say. */
function refusedBecause(params: URLSearchParams): Reason | undefined {
  if (fields.some((name) => !params.get(name))) return MISSING;
  const parts = (params.get('access_token') ?? '').split('.');
  if (parts.length !== 3) return MALFORMED;
  if (!parts.every((part) => /^[\w-]*$/.test(part))) return UNREADABLE;
  const now = Math.floor(Date.now() / 1000);
  const lasts = secondsOf(params.get('expires_in'));
  const until = params.has('expires_at') ? secondsOf(params.get('expires_at')) : now + lasts;
  if (Number.isNaN(lasts) || Number.isNaN(until)) return MISSING;
  return lasts <= 0 || until <= now ? EXPIRED : undefined;
}

/** Ten digits reach further than any session; NaN when it is no such number. */
const secondsOf = (text: string | null): number => (/^-?\d{1,10}$/.test(text ?? '') ? Number(text) : Number.NaN);

/** The library reads the address bar while it is made. It finds the hash there, and nobody else does: nothing else runs meanwhile. */
function withHash<Made>(browser: Window, hash: string, make: (clean: () => void) => Made): Made {
  const { history, location } = browser;
  const address = location.pathname + location.search + location.hash;
  const clean = () => history.replaceState(history.state, '', address);
  history.replaceState(history.state, '', `${location.pathname}#${hash}`);
  try {
    return make(clean);
  } finally {
    clean();
  }
}

/** The library empties the hash once more, which may leave a bare `#`. */
function withoutEmptyHash({ history, location }: Window): void {
  if (location.href.endsWith('#')) history.replaceState(history.state, '', location.pathname + location.search);
}
