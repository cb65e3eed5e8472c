import { SqlError, type Database } from '../database/database.ts';
import { callStatement } from './callStatement.ts';
import type { Procedure } from './procedureCatalog.ts';
import type { RestCaller } from './restCaller.ts';
import { RestError } from './restError.ts';
import { statusOf } from './statusOf.ts';

export interface Call {
  procedure: Procedure;
  args: Readonly<Record<string, unknown>>;
  caller: RestCaller;
  /** Where the request comes from, as a gateway tells a hosted project in `x-forwarded-for`. */
  address?: string;
  /** The request promises to change nothing. */
  readsOnly: boolean;
  /** With more rows than this the call is undone. */
  mostRows: number | null;
}

export interface CallResult {
  /** The JSON text of the result; null when the procedure answers nothing. */
  body: string | null;
  count: number;
}

/** Everything that is set here ends with the transaction. The session is looked for before the role is taken on. */
const ENTER = `
  select exists (select from auth.sessions where id = $1::uuid) as open,
    set_config('search_path', 'public, extensions', true),
    set_config('request.jwt.claims', $2, true),
    set_config('transaction_read_only', $3, true),
    set_config('request.headers', $5, true),
    set_config('role', $4, true)`;

/** Calls a procedure as the caller, in a transaction of its own. Throws RestError for whatever the database refuses. */
export async function callProcedure(database: Database, call: Call): Promise<CallResult> {
  const { role, claims } = call.caller;
  const statement = callStatement(call.procedure, Object.keys(call.args));
  const readsOnly = call.readsOnly || call.procedure.readsOnly;
  try {
    return await database.transaction(async (session) => {
      const sessionId = role === 'authenticated' ? claims['session_id'] : null;
      const headers = JSON.stringify({ 'x-forwarded-for': call.address ?? '' });
      const settings = [sessionId, JSON.stringify(claims), readsOnly ? 'on' : 'off', role, headers];
      const [entered] = await session.query<{ open: boolean }>(ENTER, settings);
      if (role === 'authenticated' && !entered?.open) throw signedOut();
      const [result] = await session.query<CallResult>(statement, [JSON.stringify(call.args)]);
      if (call.mostRows !== null && (result?.count ?? 0) > call.mostRows) throw tooManyRows(result?.count ?? 0);
      return result ?? { body: null, count: 0 };
    });
  } catch (error) {
    throw error instanceof SqlError ? databaseError(error, role === 'anon') : error;
  }
}

function signedOut(): RestError {
  return new RestError(401, { code: 'PGRST301', message: 'The session of this token has ended' });
}

function tooManyRows(count: number): RestError {
  return new RestError(400, {
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${count} rows`,
  });
}

function databaseError(error: SqlError, isVisitor: boolean): RestError {
  return new RestError(statusOf(error.code, isVisitor), error);
}
