/** Counts wrong passwords, wrong codes and addresses of others for each account, from wherever they come: whoever goes on guessing waits ever longer. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../limits/addressOf.ts';
import { Backoff, type WaitRule } from '../../limits/Backoff.ts';
import { networkOf } from '../../limits/networkOf.ts';
import { AuthError } from './authError.ts';
import { tooOften } from './authLimits.ts';

const MINUTE = 60_000;
const shared = { firstMs: 2000, longestMs: 15 * MINUTE, forgetsMs: 10 * MINUTE };
/** Of one network. */
const OF_A_NETWORK: WaitRule = { free: 5, ...shared };
/** Of all together, so that many addresses do not make many tries. */
const OF_ALL: WaitRule = { free: 20, ...shared };

/** So many accounts are remembered; the one that was guessed at longest ago gives way. */
const MOST_ACCOUNTS = 50_000;

/** What is guessed: it belongs to an account, known or not, or to a factor. `address`: which address somebody else has. */
export interface Guessed {
  kind: 'password' | 'code' | 'factor' | 'address';
  /** The e-mail address of the account, or the id of the factor, or of the account that asks for the address. */
  of: string;
  /** Addresses from which the owner is signed in: what strangers try elsewhere keeps nobody out there. */
  home?: readonly string[];
}

/** A try that was counted as a wrong one before anybody looked, because many may come at once. */
export interface GuessAttempt {
  /** It was right: what went wrong in this network before is forgotten. */
  right(): void;
  /** Answers what `work` finds out of it. It does not count where that breaks down instead of saying no by an AuthError. */
  look<Found>(work: () => Promise<Found>): Promise<Found>;
}

export interface Guesses {
  /** Throws AuthError, with how long to wait, where too many were wrong. */
  begin(request: FastifyRequest, guessed: Guessed): GuessAttempt;
  /** The owner of the address has shown that it is theirs: nothing is to be waited for. */
  lift(email: string): void;
}

interface Counted {
  all: Backoff;
  networks: Map<string, Backoff>;
}

/** What nobody can guess. */
export const UNCOUNTED: GuessAttempt = { right: () => undefined, look: (work) => work() };

/** Where limits are `off` nobody ever waits. `now` answers milliseconds of a monotonic clock. */
export function countGuesses(limits: 'on' | 'off', now: () => number = () => performance.now()): Guesses {
  const accounts = new Map<string, Counted>();

  /** The newest is the last. */
  function countedOf(key: string): Counted {
    const counted = accounts.get(key) ?? { all: new Backoff(OF_ALL), networks: new Map<string, Backoff>() };
    accounts.delete(key);
    accounts.set(key, counted);
    const [oldest] = accounts.keys();
    if (accounts.size > MOST_ACCOUNTS && oldest !== undefined) accounts.delete(oldest);
    return counted;
  }

  return {
    begin(request, { kind, of, home = [] }) {
      if (limits === 'off') return UNCOUNTED;
      const at = now();
      const counted = countedOf(keyOf(kind, of));
      const { all, networks } = counted;
      const network = networkOf(addressOf(request));
      const here = networks.get(network) ?? new Backoff(OF_A_NETWORK);
      const isHome = home.some((address) => networkOf(address) === network);
      const wait = Math.max(here.left(at), isHome ? 0 : all.left(at));
      if (wait > 0) throw tooOften('over_request_rate_limit', Math.ceil(wait / 1000));
      networks.set(network, here);
      here.count(at);
      all.count(at);
      return {
        right: () => {
          all.takeBack(here.wrong(now()));
          networks.delete(network);
        },
        look: async (work) => {
          try {
            return await work();
          } catch (error) {
            if (!(error instanceof AuthError)) {
              all.takeBack(1);
              here.takeBack(1);
            }
            throw error;
          }
        },
      };
    },
    lift: (email) => {
      for (const kind of ['password', 'code'] as const) accounts.delete(keyOf(kind, email));
    },
  };
}

/** Of one length, whatever was sent as an address. */
function keyOf(kind: Guessed['kind'], of: string): string {
  return createHash('sha256').update(`${kind} ${of.toLowerCase()}`).digest('base64');
}
