import type { FastifyReply } from 'fastify';
import { AuthRefusal } from './authRefusal.ts';
import type { TokenResponse } from './tokenResponse.ts';

type Fields = Readonly<Record<string, string>>;

/** An answer in an address: in the query, which the site's server sees, and behind the `#`, which it does not. */
export interface ReturnAddress {
  query?: Fields;
  hash?: Fields;
}

/** Sends the browser back with an answer in the address. */
export function leadBack(reply: FastifyReply, target: string, { query = {}, hash }: ReturnAddress) {
  const address = new URL(target);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  address.hash = hash ? new URLSearchParams({ ...hash, sb: '' }).toString() : '';
  return reply.code(303).header('cache-control', 'no-store').header('location', address.href).send();
}

/** Sends it back with what went wrong. A surprise is none of the visitor's business: it is thrown again. */
export function leadBackRefused(reply: FastifyReply, target: string, error: unknown, inQuery: boolean): FastifyReply {
  if (!(error instanceof AuthRefusal)) throw error;
  const fields = { error: oauthError(error), error_code: error.code, error_description: error.message };
  return leadBack(reply, target, { query: inQuery ? fields : {}, hash: fields });
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

function oauthError({ status, code }: AuthRefusal): string {
  if (status === 403 || code === 'signup_disabled' || code === 'user_banned') return 'access_denied';
  if (status === 401) return 'unauthorized_client';
  return status === 400 ? 'invalid_request' : 'server_error';
}
