import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ProcedureName, ParamsOf } from '#contract/procedures.ts';
import { createAccount, type NewAccount } from '#server/supabase/createAccount.ts';
import type { Database } from '#server/supabase/database/database.ts';
import type { Engine } from '#server/supabase/database/engine.ts';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { pgliteEngine } from '#server/supabase/database/pgliteEngine.ts';
import { callProcedure } from '#server/supabase/rest/callProcedure.ts';
import { findProcedure } from '#server/supabase/rest/findProcedure.ts';
import { readCatalog } from '#server/supabase/rest/procedureCatalog.ts';
import type { RestCaller } from '#server/supabase/rest/restCaller.ts';
import { preparedDatabase } from '../preparedDatabase.ts';
import { inNewDatabase } from './postgres/postgresEngine.ts';

export interface Learner {
  id: string;
  email: string;
  caller: RestCaller;
}

export interface OpenProject {
  database: Database;
  /** A signed-in learner; verified, with a profile, unless `changes` says otherwise. */
  addLearner(changes?: Partial<NewAccount>): Promise<Learner>;
  /** What the procedure answers to the caller (undefined for nothing); rejects with the refusal. */
  call<Name extends ProcedureName>(caller: RestCaller, name: Name, args: ParamsOf<Name>): Promise<unknown>;
  close(): Promise<void>;
}

export const visitor: RestCaller = { role: 'anon', claims: { role: 'anon' } };

/**
 * The project's database as it is after its migrations and its seed: in memory, or on the real PostgreSQL that the
 * project `postgres` of the tests has started. Passwords are not what these tests are about.
 */
export async function openProject(): Promise<OpenProject> {
  const server = inject('postgres');
  const start = server === undefined ? await inMemory() : await inNewDatabase(server);
  const database = await openDatabase({ start, patienceMs: 120_000 });
  // A weakness that a test has to notice; `mutations.test.ts` brings it.
  await database.run(process.env['SQL_MUTATION'] ?? '');
  const catalog = await readCatalog(database);
  const passwords = {
    hash: (password: string) => Promise.resolve(password),
    matches: (password: string, hash: string | null) => Promise.resolve(password === hash),
    close: () => Promise.resolve(),
  };

  return {
    database,
    addLearner: async (changes) => {
      const email = changes?.email ?? `${randomUUID()}@example.com`;
      const id = await createAccount(
        { database, passwords },
        {
          email,
          password: 'secret',
          confirmed: true,
          userName: 'Ada',
          details: { title: 'Student', phone: '1', address: null, gender: 'female', linkedin_url: null },
          ...changes,
        },
      );
      const sessionId = randomUUID();
      await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, id]);
      const claims = { sub: id, email, role: 'authenticated', session_id: sessionId };
      return { id, email, caller: { role: 'authenticated', claims } };
    },
    call: async (caller, name, args) => {
      const procedure = findProcedure(catalog, name, Object.keys(args));
      const { body } = await callProcedure(database, { procedure, args, caller, readsOnly: false, mostRows: null });
      return procedure.answer === 'nothing' ? undefined : JSON.parse(body ?? 'null');
    },
    close: () => database.close(),
  };
}

async function inMemory(): Promise<() => Promise<Engine>> {
  const dump = await preparedDatabase();
  return () => pgliteEngine(dump);
}
