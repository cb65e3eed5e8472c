import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../limits/addressOf.ts';
import { networkOf } from '../../limits/networkOf.ts';
import { type Draw, RateLimiter } from '../../limits/rateLimiter.ts';
import type { AuthRate, AuthRates } from '../../config/authSettings.ts';
import type { AuthErrorCode } from '../errorCodes.ts';
import { AuthError } from './authError.ts';

/** What is counted for each address, each by itself. */
type Counted =
  | 'signup'
  | 'token'
  | 'authorize'
  | 'callback'
  | 'otp'
  | 'verify'
  | 'recover'
  | 'resend'
  | 'user'
  | 'challenge'
  | 'factor'
  | 'anonymous';

/** A school comes from one address and mistypes at the same minute; what somebody guesses is counted for each account, too. */
const SCHOOL = 150;

/** Which setting says how often each may happen, in how many seconds, and how many may come at once, whatever the rate. */
const RULES: Readonly<Record<Counted, readonly [rate: AuthRate, within: number, burst: number | 'all']>> = {
  signup: ['otp', 300, 30],
  otp: ['otp', 300, 30],
  recover: ['otp', 300, 30],
  resend: ['otp', 300, 30],
  user: ['otp', 300, 30],
  token: ['token', 300, SCHOOL],
  authorize: ['token', 300, SCHOOL],
  callback: ['token', 300, SCHOOL],
  verify: ['verify', 300, SCHOOL],
  challenge: ['factor', 60, 30],
  factor: ['factor', 60, 30],
  anonymous: ['anonymous', 3600, 'all'],
};

const HOUR = 3600;
/** Whoever asks for many e-mails leaves some of those of an hour to others. */
const SHARE_OF_A_NETWORK = 2 / 3;
/** So many e-mails of a kind go to one address in an hour, whoever asks for them. */
const MOST_RECEIVED = 5;

export interface AuthLimits {
  /** Counts a request of this address. Throws AuthError when there were too many. */
  count(what: Counted, request: FastifyRequest): void;
  /**
   * Counts so many e-mails that this request asks for and, once each, what addresses receive, whether anybody has them or
   * not. Throws AuthError when there were too many, from its network, in all or to an address, and then counts nothing.
   */
  countEmails(request: FastifyRequest, mails: number, to?: readonly Received[]): void;
  /** An address has not received what was counted. */
  giveBack(received: Received): void;
}

/** An e-mail to an address, and what it is for. */
interface Received {
  address: string;
  kind: string;
}

/** Without rates nothing is ever too much. `now` answers milliseconds of a monotonic clock. */
export function authLimits(rates: AuthRates | null, now?: () => number): AuthLimits {
  const limiter = new RateLimiter(now);
  return {
    count: (what, request) => {
      if (rates === null) return;
      const [rate, within, most] = RULES[what];
      const burst = most === 'all' ? rates[rate] : most;
      const wait = limiter.take(`${what} ${networkOf(addressOf(request))}`, burst, (burst * within) / rates[rate]);
      if (wait > 0) throw tooOften('over_request_rate_limit', wait);
    },
    countEmails: (request, mails, to = []) => {
      if (rates === null) return;
      const share = Math.ceil(rates.email * SHARE_OF_A_NETWORK);
      const ofNetwork = sent(`email ${networkOf(addressOf(request))}`, share, mails);
      const wait = limiter.takeAll([ofNetwork, sent('email', rates.email, mails), ...to.map(receivedBy)]);
      if (wait > 0) throw tooOften('over_email_send_rate_limit', wait);
    },
    giveBack: (received) => limiter.giveBack(receivedBy(received)),
  };
}

/** What takes more e-mails than there are in an hour takes them all: it would have to wait for ever. */
function sent(key: string, amount: number, mails: number): Draw {
  return { key, amount, withinSeconds: HOUR, count: Math.min(mails, amount) };
}

function receivedBy({ address, kind }: Received): Draw {
  return { key: `received ${kind} ${address.toLowerCase()}`, amount: MOST_RECEIVED, withinSeconds: HOUR };
}

/** In GoTrue's words for a wait: pages read from them how long it is. */
export function tooOften(code: AuthErrorCode, seconds: number): AuthError {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError(429, code, message, { retryAfter: seconds });
}
