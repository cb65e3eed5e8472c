import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../limits/addressOf.ts';
import { networkOf } from '../../limits/networkOf.ts';
import { RateLimiter } from '../../limits/rateLimiter.ts';
import type { AuthRate, AuthRates } from '../../config/authSettings.ts';
import type { AuthErrorCode } from '../errorCodes.ts';
import { AuthError } from './authError.ts';

/** What is counted for each address, each by itself. */
type Counted =
  | 'signup'
  | 'token'
  | 'otp'
  | 'verify'
  | 'recover'
  | 'resend'
  | 'user'
  | 'challenge'
  | 'factor'
  | 'anonymous';

/** Which setting says how often each may happen, and in how many seconds. */
const RULES: Readonly<Record<Counted, readonly [rate: AuthRate, within: number]>> = {
  signup: ['otp', 300],
  otp: ['otp', 300],
  recover: ['otp', 300],
  resend: ['otp', 300],
  user: ['otp', 300],
  token: ['token', 300],
  verify: ['verify', 300],
  challenge: ['factor', 60],
  factor: ['factor', 60],
  anonymous: ['anonymous', 3600],
};

/** How many requests may come at once, whatever the rate; anonymous visitors may use up theirs. */
const BURST = 30;

export interface AuthLimits {
  /** Counts a request of this address. Throws AuthError when there were too many. */
  count(what: Counted, request: FastifyRequest): void;
  /** Counts an e-mail, whoever asked for it. Throws AuthError when there were too many. */
  countEmail(): void;
}

/** Without rates nothing is ever too much. `now` answers milliseconds of a monotonic clock. */
export function authLimits(rates: AuthRates | null, now?: () => number): AuthLimits {
  const limiter = new RateLimiter(now);
  return {
    count: (what, request) => {
      if (rates === null) return;
      const [rate, within] = RULES[what];
      const burst = what === 'anonymous' ? rates[rate] : BURST;
      const wait = limiter.take(`${what} ${networkOf(addressOf(request))}`, burst, (burst * within) / rates[rate]);
      if (wait > 0) throw tooMany('over_request_rate_limit', 'Request rate limit reached', wait);
    },
    countEmail: () => {
      if (rates === null) return;
      const wait = limiter.take('email', rates.email, 3600);
      if (wait > 0) throw tooMany('over_email_send_rate_limit', 'email rate limit exceeded', wait);
    },
  };
}

function tooMany(code: AuthErrorCode, message: string, retryAfter: number): AuthError {
  return new AuthError(429, code, message, { retryAfter });
}
