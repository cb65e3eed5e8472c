import type { FastifyReply } from 'fastify';
import type { AuthErrorCode } from '../errorCodes.ts';
import { AuthError } from './authError.ts';
import type { TokenResponse } from './tokenResponse.ts';

type Fields = Readonly<Record<string, string>>;

/** An answer in an address: in the query, which the site's server sees, and behind the `#`, which it does not. */
export interface ReturnAddress {
  query?: Fields;
  hash?: Fields;
}

/** From the link of an e-mail the browser is sent back with 303, from a provider with 302. */
type Status = 302 | 303;

/** Sends the browser back with an answer in the address. */
export function redirectBack(
  reply: FastifyReply,
  target: string,
  { query = {}, hash }: ReturnAddress,
  status: Status = 303,
): FastifyReply {
  const address = new URL(target);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  address.hash = hash ? new URLSearchParams({ ...hash, sb: '' }).toString() : '';
  return reply.code(status).header('cache-control', 'no-store').header('location', address.href).send();
}

/** What went wrong with the link of an e-mail; `error` only where OAuth has a word for it. An unexpected error is thrown again. */
export function linkError(error: unknown): Fields {
  const { code, message, status } = expected(error);
  const word = WORDS.get(status);
  return { ...(word === undefined ? {} : { error: word }), error_code: code, error_description: message };
}

/** What went wrong at a provider, or after it. An unexpected error is thrown again: it is not for the visitor. */
export function providerError(thrown: unknown): Fields {
  const { code, message, status } = expected(thrown);
  const error = DENIED.has(code) ? 'access_denied' : (WORDS.get(status) ?? 'server_error');
  return { error, error_code: code, error_description: message };
}

/** A session behind the `#`, as the client library reads it. */
export function sessionFields(session: TokenResponse): Fields {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  };
}

const WORDS = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
]);

/** Errors that OAuth calls a denied access, whatever their status. */
const DENIED = new Set<AuthErrorCode>(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);

function expected(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  throw error;
}
