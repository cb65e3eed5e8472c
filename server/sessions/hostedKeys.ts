/** The public keys of a hosted Supabase, fetched when they are needed and kept while it is away. */
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { SessionsUnavailableError } from './session.ts';

export interface HostedKeysOptions {
  /** How long the project may take to answer, in milliseconds. */
  patienceMs?: number;
  /** Answers milliseconds of a monotonic clock. */
  now?: () => number;
  /** Told in a sentence why there are no keys to be had, once for each reason until some were. */
  failed?: (fault: string) => void;
}

export interface HostedKeys {
  /** Rejects with SessionsUnavailableError when it cannot be found out whether a key is one of them. */
  keys: JWTVerifyGetKey;
  /** Fetches them before somebody needs them; what is wrong with them is told, and nothing else. */
  look: () => Promise<void>;
}

/** A key that is published no more counts no longer than this. */
const KEPT_MS = 10 * 60_000;
/** Keys that nobody can tell, or that nobody knows, are asked for this often. */
const AGAIN_MS = 30_000;

const UNREACHED = 'The public keys of Supabase cannot be fetched: until they can, only those that are known count.';
const NONE =
  'Supabase publishes no public key, so nobody can be let in: have its project sign with asymmetric keys (docs/supabase.md).';

/** The last keys that were published stay in force while the project is away, slow or talks nonsense. */
export function hostedKeys(supabaseUrl: string, options: HostedKeysOptions = {}): HostedKeys {
  const { patienceMs = 5000, now = () => performance.now(), failed = () => undefined } = options;
  const address = new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`);
  const remote = createRemoteJWKSet(address, { timeoutDuration: patienceMs });
  let known: JWTVerifyGetKey | undefined;
  let triedAt = -Infinity;
  let fetchedAt = -Infinity;
  const reported = new Set<string>();

  function unavailable(fault: string, cause?: unknown): SessionsUnavailableError {
    if (!reported.has(fault)) failed(cause instanceof Error ? `${fault} (${cause.message})` : fault);
    reported.add(fault);
    return new SessionsUnavailableError(fault, { cause });
  }

  async function fetchKeys(): Promise<JWTVerifyGetKey> {
    triedAt = now();
    await remote.reload().catch((cause: unknown) => {
      throw unavailable(UNREACHED, cause);
    });
    // A secret that both ends share is no key of ours: a project with nothing else is not set up yet.
    const keys = remote.jwks()?.keys.filter(({ kty }) => kty !== 'oct') ?? [];
    if (keys.length === 0) throw unavailable(NONE);
    reported.clear();
    fetchedAt = now();
    known = createLocalJWKSet({ keys });
    return known;
  }

  async function presentKeys(): Promise<JWTVerifyGetKey> {
    if (known === undefined) return fetchKeys();
    if (now() - fetchedAt <= KEPT_MS || now() - triedAt < AGAIN_MS) return known;
    const last = known;
    return fetchKeys().catch(() => last);
  }

  return {
    async keys(header, token) {
      const keys = await presentKeys();
      try {
        return await keys(header, token);
      } catch (error) {
        const isStrange = error instanceof errors.JWKSNoMatchingKey;
        if (!isStrange || now() - fetchedAt < AGAIN_MS) throw error;
        return (await fetchKeys())(header, token);
      }
    },
    look: () => fetchKeys().then(ignore, ignore),
  };
}

function ignore(): void {
  // What is wrong has been told, and whoever needs the keys asks again.
}
