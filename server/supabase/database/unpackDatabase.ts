import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { projectRoot } from '../../config/bundles.ts';
import { openPglite } from './pgliteEngine.ts';

/** What a database holds, in numbers. */
export interface DatabaseContents {
  accounts: number;
  submissions: number;
  messages: number;
  /** Migrations that this version of the program does not know. */
  unknown: string[];
}

const LEDGERS = [
  ['supabase_migrations', 'supabase/migrations'],
  ['embedded', 'server/supabase/bootstrap'],
] as const;

/** Puts a dumped database into a folder of its own, opens it there, and closes it again. Rejects when PostgreSQL cannot read it. */
export async function unpackDatabase(dump: Blob, folder: string): Promise<DatabaseContents> {
  const postgres = await openPglite({ dataDir: folder, loadDataDir: dump });
  try {
    // An older database may have no such table yet.
    const count = async (table: string): Promise<number> => {
      const { rows: there } = await postgres.query('select 1 where to_regclass($1) is not null', [table]);
      if (there.length === 0) return 0;
      const { rows } = await postgres.query<{ number: number }>(`select count(*)::int as number from ${table}`);
      return rows[0]?.number ?? 0;
    };
    const unknown = await Promise.all(LEDGERS.map((ledger) => unknownIn(postgres, ledger)));
    return {
      accounts: await count('auth.users'),
      submissions: await count('public.submissions'),
      messages: await count('public.messages'),
      unknown: unknown.flat(),
    };
  } finally {
    await postgres.close();
  }
}

async function unknownIn(postgres: PGlite, [ledger, folder]: (typeof LEDGERS)[number]): Promise<string[]> {
  const { rows } = await postgres.query<{ version: string }>(`select version from ${ledger}.schema_migrations`);
  const files = await readdir(join(projectRoot, ...folder.split('/')));
  return rows.map(({ version }) => version).filter((version) => !files.some((file) => file.startsWith(`${version}_`)));
}
