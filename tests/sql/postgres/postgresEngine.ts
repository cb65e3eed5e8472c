import { randomUUID } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { SqlError } from '#server/supabase/database/database.ts';
import type { Engine } from '#server/supabase/database/engine.ts';
import type { PostgresServer } from './postgresServer.ts';

/** One session of a PostgreSQL, as the server's own engines are. */
export async function postgresEngine({ host, user }: PostgresServer, database: string): Promise<Engine> {
  const client = new Client({ host, user, database });
  let alive = true;
  client.on('error', () => (alive = false));
  await client.connect();
  const end = async () => {
    alive = false;
    await client.end();
  };
  return {
    get alive() {
      return alive;
    },
    query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      (await client.query<Row>(sql, [...params]).catch(refuse)).rows,
    run: async (script) => void (await client.query(script).catch(refuse)),
    dump: () => Promise.reject(new Error('A PostgreSQL of its own is backed up with its own tools.')),
    close: end,
    kill: end,
  };
}

/** How to start sessions in a new copy of the prepared database, which nobody else uses. */
export async function inNewDatabase(server: PostgresServer): Promise<() => Promise<Engine>> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const keeper = await postgresEngine(server, 'postgres');
  await keeper.run(`create database ${name} template ${server.template}`);
  await keeper.close();
  return () => postgresEngine(server, name);
}

function refuse(error: unknown): never {
  if (!(error instanceof DatabaseError)) throw error;
  const { message, code = '', detail = null, hint = null } = error;
  throw new SqlError({ message, code, detail, hint });
}
