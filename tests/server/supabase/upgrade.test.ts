/** A database of an earlier release, opened by this one: its learners have what they had. */
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import type { Database } from '#server/supabase/database/database.ts';
import { migrate } from '#server/supabase/database/migrate.ts';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { pgliteEngine } from '#server/supabase/database/pgliteEngine.ts';
import { prepareDatabase } from '#server/supabase/database/prepareDatabase.ts';

/** The release of 21 November 2026: the newest migration that it had in each of the two folders. What it applied must not change. */
const EARLIER = { bootstrap: '003', migrations: '20261121000007' };
const ADA = '00000000-0000-4000-8000-00000000000a';

let root: string;
let database: Database;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'servolab-upgrade-'));
  database = await openDatabase({ start: () => pgliteEngine(), patienceMs: 120_000 });
  await database.run(`
    create schema embedded;
    create table embedded.schema_migrations (version text primary key, statements text[], name text);
  `);
  await applyUpTo(join('server', 'supabase', 'bootstrap'), EARLIER.bootstrap, 'embedded');
  await applyUpTo(join('supabase', 'migrations'), EARLIER.migrations, 'supabase_migrations');
  await database.run(`
    insert into public.challenge_categories values ('Movement', 1);
    insert into public.challenge_difficulties values ('Beginner', 1);
    insert into public.challenges values (1, 'As it was called', 'Then', 'Beginner', 'Movement', null);
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values ('${ADA}', 'authenticated', 'authenticated', 'ada@example.com', 'a hash', '2026-11-21', '{}', '{}');
    insert into public.profiles (user_id, user_name, login_method) values ('${ADA}', 'Ada', 'email');
    insert into public.user_details (user_id, title, phone, gender) values ('${ADA}', 'Student', '1', 'other');
    insert into public.challenge_starts (user_id, challenge_id, started_at) values ('${ADA}', 1, '2026-11-21 10:00Z');
    insert into public.submissions (user_id, challenge_id, code, submitted_at)
      values ('${ADA}', 1, 'print("mine")', '2026-11-21 11:00Z');
    insert into public.demo_subscriptions (email) values ('ada@example.com');
  `);
  await prepareDatabase(database);
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

async function applyUpTo(folder: string, last: string, ledger: 'embedded' | 'supabase_migrations'): Promise<void> {
  const copy = join(root, ledger);
  await mkdir(copy);
  const names = (await readdir(join(projectRoot, folder))).filter((name) => (name.split('_')[0] ?? '') <= last);
  for (const name of names) await copyFile(join(projectRoot, folder, name), join(copy, name));
  await migrate(database, { folder: copy, ledger });
}

it('keeps the account, and the password that opens it', async () => {
  expect(
    await database.query(
      'select email, encrypted_password, email_confirmed_at is not null as confirmed from auth.users',
    ),
  ).toEqual([{ email: 'ada@example.com', encrypted_password: 'a hash', confirmed: true }]);
});

it('keeps the profile, what was begun and what was handed in', async () => {
  expect(await database.query('select user_name from public.profiles')).toEqual([{ user_name: 'Ada' }]);
  expect(await database.query('select title, phone, gender from public.user_details')).toEqual([
    { title: 'Student', phone: '1', gender: 'other' },
  ]);
  expect(
    await database.query('select challenge_id, started_at = $1 as same from public.challenge_starts', [
      '2026-11-21T10:00:00Z',
    ]),
  ).toEqual([{ challenge_id: 1, same: true }]);
  expect(
    await database.query('select challenge_id, code, submitted_at = $1 as same from public.submissions', [
      '2026-11-21T11:00:00Z',
    ]),
  ).toEqual([{ challenge_id: 1, code: 'print("mine")', same: true }]);
  expect(await database.query('select email from public.demo_subscriptions')).toEqual([{ email: 'ada@example.com' }]);
});

it('answers of it as of any other', async () => {
  const [row] = await database.query<{ account: unknown }>('select embedded.user_json($1) as account', [ADA]);
  expect(row?.account).toMatchObject({ id: ADA, email: 'ada@example.com' });
  await prepareDatabase(database);
  expect(await database.query('select title from public.challenges where id = 1')).not.toEqual([
    { title: 'As it was called' },
  ]);
});
