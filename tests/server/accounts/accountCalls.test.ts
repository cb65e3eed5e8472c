/** Whoever deletes their account leaves nothing behind, and touches nobody else: over a real database and real folders. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeEntry } from '#server/files/removeEntry.ts';
import { handIn } from '../authorization/newOwner.ts';
import { asService, callAs, newLearner, signIn, type Learner } from '../authorization/newLearner.ts';
import { openWorld, type World } from '../authorization/openWorld.ts';
import { openTestSocket } from '../socket/openTestSocket.ts';
import { openTestServer, SITE } from '../openTestServer.ts';

const FILE = '/ws/src/gazebo_test_pkg/scripts/mine.py';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A learner with something of every kind. */
async function newSettled(name: string): Promise<Learner> {
  const learner = await newLearner(world, { name });
  await handIn(world, learner, 'solution');
  const url = `/api/file/save?file_path=${FILE}`;
  for (const content of ['first', 'second'])
    await world.server.send(learner.token, { method: 'POST', url, payload: { content, force_overwrite: true } });
  const message = { p_kind: 'feedback', p_user_name: '', p_email: '', p_message: `${name}’s message` };
  await callAs(world, learner.token, 'users_isp_send_message', message);
  const drive = { challenge_id: 1, every: 200, poses: '0 0 0 1 0 0' };
  const shared = { auth_id: learner.id, title: 'Mine', is_anonymous: true, ...drive };
  await callAs(world, learner.token, 'user_ssp_share_run', shared);
  await callAs(world, learner.token, 'users_isp_subscribe_demo', { p_email: learner.email });
  await mkdir(join(world.server.folder, 'avatars'), { recursive: true });
  await writeFile(join(world.server.folder, 'avatars', learner.id), 'picture');
  return learner;
}

function remove({ token }: Learner, payload: object) {
  return world.server.send(token, { method: 'POST', url: '/api/account/delete', payload });
}

/** Every table with a column that names a learner, and how many rows name this one. */
async function rowsOf({ id, email }: Learner): Promise<Record<string, number>> {
  const { database } = world.supabase;
  const tables = await database.query<{ name: string; key: string }>(
    `select format('%I.%I', table_schema, table_name) as name, column_name as key from information_schema.columns
     where table_schema in ('public', 'auth') and (column_name in ('user_id', 'email') or (table_name = 'users' and column_name = 'id'))`,
  );
  const counts: Record<string, number> = {};
  for (const { name, key } of tables) {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from ${name} where ${key}::text = $1`,
      [key === 'email' ? email : id],
    );
    if (row !== undefined && row.count > 0) counts[`${name} ${key}`] = row.count;
  }
  return counts;
}

/** What makes the database refuse something. */
const breaking = (when: string) =>
  `create function public.break() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
   create trigger break ${when} for each row execute function public.break();`;

async function foldersOf({ id }: Learner): Promise<string[]> {
  const all = ['workspaces', 'versions', 'avatars'].map(async (name) => {
    const names = await readdir(join(world.server.folder, name));
    return names.filter((one) => one.includes(id)).map(() => name);
  });
  return (await Promise.all(all)).flat();
}

it('leaves nothing of the learner, ends every session, and touches nobody else', async () => {
  const [leaver, stayer] = [await newSettled('Leaver'), await newSettled('Stayer')];
  const elsewhere = await signIn(world, leaver.email);
  const before = await rowsOf(stayer);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      'auth.users id',
      'public.messages user_id',
      'public.shared_runs user_id',
      'public.demo_subscriptions email',
    ]),
  );
  const [socket, other] = [
    await openTestSocket(world.server, leaver.token),
    await openTestSocket(world.server, elsewhere.token),
  ];

  const answer = await remove(leaver, { email: ` ${leaver.email.toUpperCase()} ` });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true });
  expect(await Promise.all([socket.closed, other.closed])).toEqual([4401, 4401]);
  expect(await rowsOf(leaver)).toEqual({});
  expect(await foldersOf(leaver)).toEqual([]);
  for (const { token } of [leaver, elsewhere])
    expect((await world.server.send(token, { method: 'GET', url: '/api/processes' })).statusCode).toBe(401);
  expect((await remove(leaver, { email: leaver.email })).statusCode).toBe(401);
  expect(await rowsOf(stayer)).toEqual(before);
  expect(await foldersOf(stayer)).toEqual(['workspaces', 'versions', 'avatars']);
});

it('clears the cookie of the session', async () => {
  const learner = await newLearner(world, { name: 'Cookie' });
  const answer = await remove(learner, { email: learner.email });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies).toEqual([expect.objectContaining({ value: '', path: '/', expires: new Date(0) })]);
});

it('serves who has not completed a profile, too: it is their data', async () => {
  const learner = await newLearner(world, { name: 'Early', verified: false });
  expect((await remove(learner, { email: learner.email })).statusCode).toBe(200);
  expect(await rowsOf(learner)).toEqual({});
});

it('wants the address of the account, and the password where there is one', async () => {
  const learner = await newSettled('Careful');
  await asService(world, 'PUT', `/admin/users/${learner.id}`, { password: 'the right password' });
  const { token } = await signIn(world, learner.email);
  const known = { ...learner, token };
  const { email } = learner;
  for (const [typed, code] of [
    [{ email: 'somebody@example.com', password: 'the right password' }, 'ACCOUNT_EMAIL_DIFFERS'],
    [{ email }, 'ACCOUNT_PASSWORD_WRONG'],
    [{ email, password: 'another password' }, 'ACCOUNT_PASSWORD_WRONG'],
  ] as const) {
    const answer = await remove(known, typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code });
  }
  expect(await foldersOf(learner)).toEqual(['workspaces', 'versions', 'avatars']);
  const broken = breaking('before delete on auth.users');
  const sessions = (await rowsOf(learner))['auth.sessions user_id'];
  await world.supabase.database.run(broken);
  expect((await remove(known, { email, password: 'the right password' })).statusCode).toBe(503);
  expect((await rowsOf(learner))['auth.sessions user_id'], 'the password opens no session that stays').toBe(sessions);
  await world.supabase.database.run('drop function public.break() cascade');
  expect((await remove(known, { email, password: 'the right password' })).statusCode).toBe(200);
  expect(await rowsOf(learner)).toEqual({});
});

it('lets nobody guess: five tries in ten minutes', async () => {
  const learner = await newLearner(world, { name: 'Guesser' });
  for (let time = 0; time < 5; time += 1)
    expect((await remove(learner, { email: 'x@example.com' })).statusCode).toBe(422);
  const refused = await remove(learner, { email: learner.email });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('can be done again when it broke in the middle', async () => {
  const learner = await newSettled('Twice');
  await world.supabase.database.run(breaking('before delete on auth.users'));
  const broken = await remove(learner, { email: learner.email });
  expect(broken.statusCode).toBe(503);
  expect(broken.json()).toMatchObject({ code: 'ACCOUNT_NOT_DELETED' });
  await world.supabase.database.run('drop function public.break() cascade');
  expect((await remove(learner, { email: learner.email })).statusCode).toBe(200);
  expect(await rowsOf(learner)).toEqual({});
  expect(await foldersOf(learner)).toEqual([]);
});

it('says so on a server that can delete no account', async () => {
  const { supabase } = world;
  const keys = createLocalJWKSet(supabase.jwks);
  const part = { url: SITE, anonKey: supabase.anonKey, serviceKey: null, keys, plugin: supabase.plugin };
  const other = await openTestServer({ supabase: part });
  const learner = await newLearner(world, { name: 'Keeper' });
  const payload = { email: learner.email };
  const answer = await other.send(learner.token, { method: 'POST', url: '/api/account/delete', payload });
  await other.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'ACCOUNT_NOT_DELETABLE' });
});

it('removes what no program may open, however deep, and nothing behind a link', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'servolab-remove-'));
  const outside = join(folder, 'outside');
  await mkdir(outside);
  await writeFile(join(outside, 'kept'), 'kept');
  const deep = join(folder, 'mine', ...Array.from({ length: 200 }, () => 'd'));
  await mkdir(deep, { recursive: true });
  await writeFile(join(deep, 'file'), 'x', { mode: 0 });
  await symlink(outside, join(folder, 'mine', 'link'));
  await symlink(outside, join(deep, 'link'));
  await mkdir(join(folder, 'mine', 'closed'), { mode: 0 });
  await symlink(outside, join(folder, 'linked'));
  for (const name of ['mine', 'linked', 'nothing']) await removeEntry(folder, name);
  expect(await readdir(folder)).toEqual(['outside']);
  expect(existsSync(join(outside, 'kept'))).toBe(true);
  await rm(folder, { recursive: true });
});
