import { join } from 'node:path';
import { projectRoot } from '../../config/bundles.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { seed } from './seed.ts';

const SEED = 'supabase/seed.sql';

/** Gives the database what a hosted project has from birth, then the project's own migrations and content. */
export async function prepareDatabase(database: Database): Promise<void> {
  await database.run(`
    create schema if not exists embedded;
    create table if not exists embedded.schema_migrations (version text primary key, statements text[], name text);
  `);
  await migrate(database, { folder: join(projectRoot, 'server', 'supabase', 'bootstrap'), ledger: 'embedded' });
  await migrate(database, { folder: join(projectRoot, 'supabase', 'migrations'), ledger: 'supabase_migrations' });
  await seed(database, join(projectRoot, SEED), SEED);
}
