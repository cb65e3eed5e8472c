/** Learners as the authentication service knows them, and what it answers about them. */
import type { AccountError } from '#machines/ports/authPort.ts';
import { said } from './answers.ts';
import type { Answer } from './Questions.ts';

export interface Account {
  id: string;
  email: string;
  password: string;
  name: string;
}

export const ada: Account = {
  id: '0a0a0a0a-0000-4000-8000-00000000000a',
  email: 'ada@example.com',
  password: 'correct horse',
  name: 'Ada',
};

export const grace: Account = {
  id: '0b0b0b0b-0000-4000-8000-00000000000b',
  email: 'grace@example.com',
  password: 'correct horse',
  name: 'Grace',
};

const LIFETIME_S = 3600;
let tokens = 0;

/** What is answered to whoever signs in, and what a browser that was signed in remembers. */
export function sessionOf(account: Account, lifetime = LIFETIME_S) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: account.id, email: account.email, role: 'authenticated', iat: now, exp: now + lifetime };
  tokens += 1;
  return {
    access_token: [{ alg: 'ES256', typ: 'JWT', kid: 'page' }, claims].map(encoded).join('.') + `.${signature()}`,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: now + lifetime,
    refresh_token: `refresh-token-${tokens}`,
    user: userOf(account),
  };
}

/** As GoTrue refuses: by a code or in its own words, and with its reasons where a password is weak. */
export function accountError({ message, reasons }: Omit<AccountError, 'outcome'>): Answer {
  if (typeof message !== 'string')
    return { status: 400, body: { code: 400, error_code: message.code, msg: said(message) } };
  if (reasons === undefined) return { status: 422, body: { code: 422, error_code: 'validation_failed', msg: message } };
  const weak = { code: 422, error_code: 'weak_password', msg: message, weak_password: { reasons } };
  return { status: 422, body: weak };
}

/** A token that was used up, taken back, or never given. */
export const refreshRefused: Answer = {
  status: 400,
  body: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Refresh Token Not Found' },
};

/** As a gateway answers for a service that is away. */
export const authAway: Answer = { status: 503, body: { message: 'Service Unavailable' } };

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const signature = (): string => Buffer.from(`signature ${tokens}`.padEnd(64)).toString('base64url');

export function userOf({ id, email, name }: Account) {
  const at = '2026-01-01T00:00:00Z';
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: at,
    phone: '',
    confirmed_at: at,
    last_sign_in_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name },
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
