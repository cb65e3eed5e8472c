import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundlePath } from '#server/config/bundles.ts';
import { DatabaseStalledError, SqlError, type Database } from '#server/supabase/database/database.ts';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { workerEngine } from '#server/supabase/database/workerEngine.ts';

let folder: string;
let database: Database;

function open(patienceMs: number): Promise<Database> {
  return openDatabase({ start: () => workerEngine(bundlePath('databaseWorker'), folder), patienceMs });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-database-'));
  database = await open(20_000);
  await database.run('create table note (text text primary key)');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function notes(): Promise<string[]> {
  const rows = await database.query<{ text: string }>('select text from note order by text');
  return rows.map(({ text }) => text);
}

it('hands values and errors across the border of the thread', async () => {
  const [row] = await database.query(
    `select $1::jsonb as json, $2::text[] as list, $3::timestamptz as moment, 'ä\u{1F916}' as text`,
    [{ a: [1, null] }, ['x'], '2026-01-02T03:04:05Z'],
  );
  expect(row).toEqual({
    json: { a: [1, null] },
    list: ['x'],
    moment: new Date('2026-01-02T03:04:05Z'),
    text: 'ä\u{1F916}',
  });
  const refused = database.query('select * from nowhere');
  await expect(refused).rejects.toBeInstanceOf(SqlError);
  await expect(refused).rejects.toMatchObject({ code: '42P01', message: 'relation "nowhere" does not exist' });
});

it('keeps a transaction whole, and others out of it', async () => {
  const failing = database.transaction(async (session) => {
    await session.query(`insert into note values ('lost')`);
    throw new Error('changed my mind');
  });
  const following = database.query(`insert into note values ('kept')`);
  await expect(failing).rejects.toThrow('changed my mind');
  await following;
  expect(await notes()).toEqual(['kept']);
});

it('goes on after a statement of a transaction was refused', async () => {
  await expect(database.transaction((session) => session.query('select 1 / 0'))).rejects.toMatchObject({
    code: '22012',
  });
  expect(await notes()).toEqual(['kept']);
});

it('leaves the server free while it computes', async () => {
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 10);
  await database.query('select pg_sleep(0.5)');
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(3);
});

it('ends a call that takes too long, keeps what was committed and serves those behind it', async () => {
  await database.close();
  database = await open(2_000);
  const stuck = database.transaction(async (session) => {
    await session.query(`insert into note values ('never')`);
    await session.run(`do $$ begin loop end loop; end $$`);
  });
  const behind = notes();
  await expect(stuck).rejects.toBeInstanceOf(DatabaseStalledError);
  expect(await behind).toEqual(['kept']);
});

it('ends a transaction that waits for something that never comes', async () => {
  const forgetful = database.transaction(() => new Promise(() => undefined));
  await expect(forgetful).rejects.toBeInstanceOf(DatabaseStalledError);
  expect(await notes()).toEqual(['kept']);
});

/** Writes notes one after the other and names each on its output once the database has answered. */
const WRITER = `
  const { Worker } = require('node:worker_threads');
  const [bundle, folder] = process.argv.slice(1);
  const worker = new Worker(bundle, { workerData: { folder } });
  let next = 0;
  worker.on('message', () => {
    if (next > 0) process.stdout.write(next + '\\n');
    next += 1;
    worker.postMessage({ kind: 'query', sql: 'insert into note values ($1)', params: ['note-' + next] });
  });
`;

it('keeps every row it has answered for when its process is killed', async () => {
  await database.close();
  const args = ['--eval', WRITER, bundlePath('databaseWorker'), folder];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let answered = 0;
  for await (const line of createInterface(writer.stdout)) {
    answered = Number(line);
    if (answered === 50) writer.kill('SIGKILL');
  }
  if (writer.signalCode === null) await once(writer, 'exit');
  database = await open(20_000);
  const kept = new Set(await notes());
  expect(answered).toBeGreaterThanOrEqual(50);
  for (let note = 1; note <= answered; note += 1) expect(kept).toContain(`note-${note}`);
  await database.query(`delete from note where text like 'note-%'`);
});

it('refuses calls after it was closed', async () => {
  await database.close();
  await expect(database.query('select 1')).rejects.toThrow('The database is closed.');
  database = await open(20_000);
  expect(await notes()).toEqual(['kept']);
});
