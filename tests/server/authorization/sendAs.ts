import type { LightMyRequestResponse } from 'fastify';
import { SITE } from '../openTestServer.ts';
import type { Caller } from './callers.ts';
import type { World } from './openWorld.ts';
import type { Carrier, Row, Table } from './row.ts';
import type { CallerKind } from './callerKinds.ts';

const otherThan = { cookie: 'bearer', bearer: 'cookie' } as const;

/** Asks what the row says as that caller, with everything that a page of ours adds; the body is what was asked with. */
export async function sendAs(
  { server, supabase }: World,
  { by }: Table,
  row: Row,
  { kind, token, target, account }: Caller & { kind: CallerKind },
): Promise<{ answer: LightMyRequestResponse; asked: string }> {
  const carriers: Record<Carrier, (token: string) => Record<string, string>> = {
    cookie: (carried) => ({ cookie: server.cookieOf(carried) }),
    bearer: (carried) => ({ authorization: `Bearer ${carried}` }),
  };
  const usual = row.by ?? by;
  const carrier = carriers[kind === 'astray' ? otherThan[usual] : usual];
  const request = row.asks(target, account);
  const headers = {
    origin: SITE,
    apikey: supabase.anonKey,
    'x-supabase-api-version': '2024-01-01',
    ...(token === null ? {} : carrier(token)),
    ...request.headers,
  };
  return { answer: await server.app.inject({ ...request, headers }), asked: JSON.stringify(request) };
}
