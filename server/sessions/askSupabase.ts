/** Calls a remote procedure, wherever Supabase runs. */
import type { FastifyInstance } from 'fastify';
import type { ProcedureName } from '#contract/procedures.ts';

export interface ProcedureCall {
  procedure: ProcedureName;
  params: Readonly<Record<string, unknown>>;
  /** The access token of the learner, or the anonymous key. */
  bearer: string;
}

/** Answers status and body; rejects when there was no answer. */
export type AskSupabase = (call: ProcedureCall) => Promise<{ status: number; body: unknown }>;

const ANSWER_WITHIN_MS = 5000;

export function askHosted(supabaseUrl: string, anonKey: string): AskSupabase {
  return async (call) => {
    const response = await fetch(`${supabaseUrl}${pathOf(call)}`, {
      method: 'POST',
      headers: headersOf(call, anonKey),
      body: JSON.stringify(call.params),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: response.status, body: await response.json() };
  };
}

/** Asks the Supabase that this very server carries, without a network in between. */
export function askEmbedded(app: FastifyInstance, anonKey: string): AskSupabase {
  return async (call) => {
    const response = await app.inject({
      method: 'POST',
      url: pathOf(call),
      headers: headersOf(call, anonKey),
      payload: JSON.stringify(call.params),
    });
    return { status: response.statusCode, body: response.json() };
  };
}

function pathOf({ procedure }: ProcedureCall): string {
  return `/rest/v1/rpc/${procedure}`;
}

function headersOf({ bearer }: ProcedureCall, anonKey: string): Record<string, string> {
  return { apikey: anonKey, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
}
