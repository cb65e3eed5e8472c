/** Asks Supabase, wherever it runs, what the workspace has to know of a caller. */
import type { FastifyInstance } from 'fastify';
import type { ProcedureName } from '#contract/procedures.ts';

export interface ProcedureCall {
  procedure: ProcedureName;
  params: Readonly<Record<string, unknown>>;
  /** The access token of the learner, or the anonymous key. */
  bearer: string;
}

export interface SupabaseAnswer {
  status: number;
  body: unknown;
}

/** Answers status and body, whatever they are, null for an empty one; rejects when there was no answer, or none that is JSON. */
export interface AskSupabase {
  /** Calls a remote procedure. */
  procedure(call: ProcedureCall): Promise<SupabaseAnswer>;
  /** The account behind an access token; refused once its session has ended. */
  account(bearer: string): Promise<SupabaseAnswer>;
  /** Signs in with a password: 200 where it is the right one. */
  signIn(email: string, password: string): Promise<SupabaseAnswer>;
  /** Ends the session of an access token, and no other of the account. */
  signOut(bearer: string): Promise<SupabaseAnswer>;
  /** Deletes an account with all rows that refer to it, by the key of the service. */
  deleteAccount(learnerId: string, serviceKey: string): Promise<SupabaseAnswer>;
}

interface Question {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The two API keys of a project; the one of the service is null where it is not known. */
export interface ProjectKeys {
  anonKey: string;
  serviceKey: string | null;
}

const ANSWER_WITHIN_MS = 5000;

/** Rejects when the whole answer is not here within `patienceMs`. */
export function askHosted(supabaseUrl: string, keys: ProjectKeys, patienceMs = ANSWER_WITHIN_MS): AskSupabase {
  return asking(keys, async ({ path, ...question }) => {
    const response = await fetch(`${supabaseUrl}${path}`, {
      ...question,
      // Nobody else gets the token to see.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, body: jsonOf(await response.text()) };
  });
}

/** Asks the Supabase that this very server carries, without a network in between. */
export function askEmbedded(app: FastifyInstance, keys: ProjectKeys): AskSupabase {
  return asking(keys, async ({ method, path, headers, body }) => {
    const response = await app.inject({ method, url: path, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status: response.statusCode, body: jsonOf(response.body) };
  });
}

/** A procedure that answers with nothing sends no body. */
function jsonOf(text: string): unknown {
  return text === '' ? null : JSON.parse(text);
}

/** From this version on the authentication service names the reason of a refusal as text. */
const TEXT_CODES = { 'x-supabase-api-version': '2024-01-01' };

function asking(
  { anonKey, serviceKey }: ProjectKeys,
  ask: (question: Question) => Promise<SupabaseAnswer>,
): AskSupabase {
  // A hosted project takes a key that is no token (`sb_secret_…`) as bearer only where it is the API key as well.
  const headersOf = (bearer: string) => ({
    apikey: bearer === serviceKey ? serviceKey : anonKey,
    authorization: `Bearer ${bearer}`,
  });
  const json = { 'content-type': 'application/json' };
  return {
    procedure: ({ procedure, params, bearer }) =>
      ask({
        method: 'POST',
        path: `/rest/v1/rpc/${procedure}`,
        headers: { ...headersOf(bearer), ...json },
        body: JSON.stringify(params),
      }),
    account: (bearer) =>
      ask({ method: 'GET', path: '/auth/v1/user', headers: { ...headersOf(bearer), ...TEXT_CODES } }),
    signIn: (email, password) =>
      ask({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        headers: { ...headersOf(anonKey), ...json, ...TEXT_CODES },
        body: JSON.stringify({ email, password }),
      }),
    signOut: (bearer) =>
      ask({ method: 'POST', path: '/auth/v1/logout?scope=local', headers: { ...headersOf(bearer), ...TEXT_CODES } }),
    deleteAccount: (learnerId, bearer) =>
      ask({
        method: 'DELETE',
        path: `/auth/v1/admin/users/${learnerId}`,
        headers: { ...headersOf(bearer), ...TEXT_CODES },
      }),
  };
}
