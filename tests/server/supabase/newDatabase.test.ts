import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newDatabasePath } from '#server/config/bundles.ts';
import { unpackNewDatabase } from '#server/supabase/database/newDatabase.ts';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { pgliteEngine } from '#server/supabase/database/pgliteEngine.ts';

let data: string;
let folder: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'servolab-new-database-'));
  folder = join(data, 'database');
});
afterEach(() => rm(data, { recursive: true }));

async function read(sql: string): Promise<object[]> {
  const database = await openDatabase({ start: () => pgliteEngine(folder), patienceMs: 120_000 });
  const rows = await database.query(sql);
  await database.close();
  return rows;
}

it('begins with every challenge, every migration, and nobody', async () => {
  await unpackNewDatabase(newDatabasePath, folder);
  const [counts] = await read(`select
    (select count(*)::int from public.challenges) > 30 as challenges,
    (select max(version) from supabase_migrations.schema_migrations) as migration,
    (select count(*)::int from auth.users) as accounts`);
  const migrations = await readdir('supabase/migrations');
  const [newest] = migrations.toSorted().at(-1)?.split('_') ?? [];
  expect(counts).toEqual({ challenges: true, migration: newest, accounts: 0 });
});

it('is opened with a part of the memory that PostgreSQL takes unless told', async () => {
  await unpackNewDatabase(newDatabasePath, folder);
  expect(await read('show shared_buffers')).toEqual([{ shared_buffers: '32MB' }]);
});

it('takes an empty folder, and begins again where a start ended half-way', async () => {
  await mkdir(folder);
  await mkdir(`${folder}.new`);
  await writeFile(join(`${folder}.new`, 'half'), '');
  await unpackNewDatabase(newDatabasePath, folder);
  expect(await readdir(data)).toEqual(['database']);
  expect(await readdir(folder)).toContain('PG_VERSION');
  expect(await readdir(folder)).not.toContain('half');
});

it('leaves a database alone that is there', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'PG_VERSION'), '17');
  await unpackNewDatabase(newDatabasePath, folder);
  expect(await readdir(folder)).toEqual(['PG_VERSION']);
});

it('is closed to everybody else', async () => {
  await unpackNewDatabase(newDatabasePath, folder);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

it('says why where the build left nothing', async () => {
  await expect(unpackNewDatabase(join(data, 'absent.tar'), folder)).rejects.toThrow('absent.tar');
  expect(await readdir(data)).not.toContain('database');
});
