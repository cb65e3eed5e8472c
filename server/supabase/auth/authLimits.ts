import type { FastifyRequest } from 'fastify';
import { RateLimiter } from '../../rateLimiter.ts';
import type { AuthRate, AuthRates } from '../authSettings.ts';
import { AuthRefusal } from './authRefusal.ts';

/** In how many seconds so much may happen as the settings say. */
const WITHIN: Readonly<Record<AuthRate, number>> = {
  email: 3600,
  verify: 300,
  otp: 300,
  refresh: 300,
  anonymous: 3600,
  sso: 300,
  factor: 60,
};

export interface AuthLimits {
  /** Counts a request of this address. Throws AuthRefusal when there were too many. */
  count(rate: Exclude<AuthRate, 'email'>, request: FastifyRequest): void;
  /** Counts a letter, whoever asked for it. Throws AuthRefusal when there were too many. */
  countLetter(): void;
}

/** Without rates nothing is ever too much. `now` answers milliseconds of a monotonic clock. */
export function authLimits(rates: AuthRates | null, now?: () => number): AuthLimits {
  const limiter = new RateLimiter(now);
  const take = (rate: AuthRate, key: string, code: string, message: string) => {
    if (rates === null) return;
    const wait = limiter.take(`${rate} ${key}`, rates[rate], WITHIN[rate]);
    if (wait > 0) throw new AuthRefusal(429, code, message, { retryAfter: wait });
  };
  return {
    count: (rate, { ip }) => take(rate, ip, 'over_request_rate_limit', 'Request rate limit reached'),
    countLetter: () => take('email', '', 'over_email_send_rate_limit', 'email rate limit exceeded'),
  };
}
