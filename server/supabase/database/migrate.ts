import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SqlError, type Database } from './database.ts';

export interface MigrationPlan {
  /** Where the files are, named `<version>_<name>.sql`. */
  folder: string;
  /** The schema whose `schema_migrations` remembers what was applied. Ours to choose, never a caller's. */
  ledger: 'supabase_migrations' | 'embedded';
}

interface Migration {
  version: string;
  name: string;
  sql: string;
}

/**
 * Applies what is new, in the order of the versions, each in a transaction of its own.
 * Rejects with a sentence when a file fails, or when what was applied is no longer what the folder holds.
 */
export async function migrate(database: Database, { folder, ledger }: MigrationPlan): Promise<void> {
  const files = await readMigrations(folder);
  const applied = await database.query<{ version: string; sql: string | null }>(
    `select version, statements[1] as sql from ${ledger}.schema_migrations`,
  );
  const known = new Map(applied.map(({ version, sql }) => [version, sql]));
  for (const version of known.keys()) refuseUnknown(version, files);
  for (const file of files) {
    if (known.has(file.version)) refuseChanged(file, known.get(file.version));
    else await apply(database, file, ledger);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, fileName: string): Promise<Migration> {
  const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(fileName) ?? [];
  if (!version || !name) throw new Error(`The migration ${fileName} should be called <digits>_<name>.sql.`);
  return { version, name, sql: await readFile(join(folder, fileName), 'utf8') };
}

async function apply(database: Database, { version, name, sql }: Migration, ledger: string): Promise<void> {
  try {
    await database.transaction(async (session) => {
      await session.run(sql);
      await session.query(`insert into ${ledger}.schema_migrations (version, statements, name) values ($1, $2, $3)`, [
        version,
        [sql],
        name,
      ]);
    });
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    throw new Error(`The migration ${version}_${name}.sql failed: ${error.message} (${error.code}).`, { cause: error });
  }
}

function refuseUnknown(version: string, files: readonly Migration[]): void {
  if (files.some((file) => file.version === version)) return;
  throw new Error(
    `The database has migration ${version}, which this version of the program does not know. ` +
      'Start the newer version again, or another DATA_DIR.',
  );
}

function refuseChanged({ version, name, sql }: Migration, applied: string | null | undefined): void {
  if (applied === sql) return;
  throw new Error(
    `The migration ${version}_${name}.sql was changed after it had been applied. ` +
      'Restore it and write a new migration, or start with another DATA_DIR.',
  );
}
