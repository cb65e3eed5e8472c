import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { pgliteEngine } from '#server/supabase/database/pgliteEngine.ts';
import { prepareDatabase } from '#server/supabase/database/prepareDatabase.ts';
import { fingerprint } from '../scripts/fingerprint.js';
import { projectRoot } from '#server/config/bundles.ts';
import { keepOnly } from './keepOnly.ts';

const kept = join(projectRoot, '.cache', 'test-database');
const sources = ['server/supabase/bootstrap', 'server/supabase/database', 'supabase', 'package-lock.json'];

let dump: Promise<Blob> | undefined;

/**
 * The project's database before anybody has come. It takes PostgreSQL seven times longer to make one than to load a copy,
 * so it is made once and kept until one of its sources changes.
 */
export function preparedDatabase(): Promise<Blob> {
  return (dump ??= load());
}

async function load(): Promise<Blob> {
  const file = join(kept, `${fingerprint(projectRoot, sources).slice(0, 16)}.tar`);
  const found = await readFile(file).catch(() => null);
  return found === null ? make(file) : new Blob([new Uint8Array(found)]);
}

/** Whoever comes first keeps it; several that come together make the same one. */
async function make(file: string): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'servolab-database-'));
  const database = await openDatabase({ start: () => pgliteEngine(folder), patienceMs: 120_000 });
  await prepareDatabase(database);
  await database.close();
  const postgres = await PGlite.create(folder);
  const made = await postgres.dumpDataDir('none');
  await postgres.close();
  await rm(folder, { recursive: true });
  await keepOnly(file, made);
  return made;
}
