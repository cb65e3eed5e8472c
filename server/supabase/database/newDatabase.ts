/**
 * Before anybody has come, the database is the same everywhere. It takes PostgreSQL many times longer to make one than it takes to unpack one, so
 * the build makes it once, for every data folder that begins empty.
 */
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../files/errorCode.ts';
import { tar } from '../../files/tar.ts';
import { openDatabase } from './openDatabase.ts';
import { pgliteEngine } from './pgliteEngine.ts';
import { prepareDatabase } from './prepareDatabase.ts';

const MAKE_WITHIN_MS = 120_000;

/** Writes the database of an empty server, with its schema and its challenges, into `file` as a tar. */
export async function makeNewDatabase(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'servolab-database-'));
  try {
    const database = await openDatabase({ start: () => pgliteEngine(folder), patienceMs: MAKE_WITHIN_MS });
    await prepareDatabase(database);
    await writeFile(file, await database.dump());
    await database.close();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Gives `folder` the database in the tar `file`, unless it holds one. Whoever ends this half-way finds no database there, and the next start
 * begins again.
 */
export async function unpackNewDatabase(file: string, folder: string): Promise<void> {
  if (!(await isEmpty(folder))) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  // As PGlite writes it, everybody may write its files.
  await tar('--extract', '--no-same-permissions', '--no-same-owner', '--file', file, '-C', draft);
  await rename(draft, folder);
}

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.length === 0;
}
