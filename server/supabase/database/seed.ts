import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

/**
 * Brings the content of `file` into the database when it is new or has changed since; `path` is how the ledger calls it.
 * The file says how each of its rows replaces an older one.
 */
export async function seed(database: Database, file: string, path: string): Promise<void> {
  const sql = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  const [known] = await database.query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files where path = $1',
    [path],
  );
  if (known?.hash === hash) return;
  await database.transaction(async (session) => {
    await session.run(sql);
    await session.query(
      `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
       on conflict (path) do update set hash = excluded.hash`,
      [path, hash],
    );
  });
}
