import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/supabase/database/database.ts';
import { migrate } from '#server/supabase/database/migrate.ts';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { pgliteEngine } from '#server/supabase/database/pgliteEngine.ts';
import { seed } from '#server/supabase/database/seed.ts';

let root: string;
let folder: string;
let database: Database;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'servolab-migrate-'));
  database = await openDatabase({ start: () => pgliteEngine(), patienceMs: 120_000 });
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true });
});
beforeEach(async ({ task }) => {
  folder = join(root, task.id);
  await mkdir(folder);
  await database.run(`
    drop schema if exists supabase_migrations cascade;
    drop table if exists one, two;
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    create table supabase_migrations.seed_files (path text primary key, hash text not null);
  `);
});

function write(name: string, sql: string): Promise<void> {
  return writeFile(join(folder, name), sql);
}

function run(): Promise<void> {
  return migrate(database, { folder, ledger: 'supabase_migrations' });
}

async function ledger(): Promise<string[]> {
  const rows = await database.query<{ entry: string }>(
    `select version || ' ' || name as entry from supabase_migrations.schema_migrations order by version`,
  );
  return rows.map(({ entry }) => entry);
}

it('applies each file once, in the order of the versions', async () => {
  await write('2_second.sql', 'create table two as select * from one;');
  await write('1_first.sql', 'create table one (a integer); insert into one values (1);');
  await run();
  await run();
  expect(await database.query('select * from two')).toEqual([{ a: 1 }]);
  expect(await ledger()).toEqual(['1 first', '2 second']);
});

it('leaves nothing of a file that fails, and names it', async () => {
  await write('1_first.sql', 'create table one (a integer);');
  await write('2_second.sql', 'create table two (a integer); select * from nowhere;');
  await expect(run()).rejects.toThrow('The migration 2_second.sql failed: relation "nowhere" does not exist (42P01).');
  expect(await ledger()).toEqual(['1 first']);
  expect(await database.query(`select to_regclass('two') as two`)).toEqual([{ two: null }]);
});

it('refuses a file that was changed after it had been applied', async () => {
  await write('1_first.sql', 'create table one (a integer);');
  await run();
  await write('1_first.sql', 'create table one (b integer);');
  await expect(run()).rejects.toThrow('1_first.sql was changed after it had been applied');
});

it('refuses a database that is ahead of the files', async () => {
  await write('1_first.sql', 'create table one (a integer);');
  await run();
  await rm(join(folder, '1_first.sql'));
  await expect(run()).rejects.toThrow('The database has migration 1, which this version of the program does not know.');
});

it('refuses a name it cannot order', async () => {
  await write('first.sql', 'select 1;');
  await expect(run()).rejects.toThrow('The migration first.sql should be called <digits>_<name>.sql.');
});

it('brings content in once, and again when it has changed', async () => {
  await write('content.sql', 'create table if not exists one (a integer); insert into one values (1);');
  const file = join(folder, 'content.sql');
  await seed(database, file, 'content.sql');
  await seed(database, file, 'content.sql');
  expect(await database.query('select * from one')).toEqual([{ a: 1 }]);
  await write('content.sql', 'insert into one values (2);');
  await seed(database, file, 'content.sql');
  expect(await database.query('select * from one')).toEqual([{ a: 1 }, { a: 2 }]);
});
