/** Whoever deletes their account is named nowhere in the database any more: not by others either, and not by what was sent to them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { procedures } from '#contract/procedures.ts';
import { ask, asService, callAs, type Learner, newLearner } from '../authorization/newLearner.ts';
import { openWorld, type World } from '../authorization/openWorld.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({}, { GOTRUE_SMTP_MAX_FREQUENCY: '60s' });
});
afterAll(() => world.close());

/** The tables with a row that has the text in any of its columns. */
async function tablesWith(text: string): Promise<string[]> {
  const { database } = world.supabase;
  const tables = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query(`select from ${name} as r where strpos(lower(r::text), lower($1)) > 0`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function askForEmail(email: string): Promise<void> {
  await ask(world, { method: 'POST', url: '/auth/v1/recover', payload: { email } });
  // It is written after the answer.
  await ask(world, { method: 'GET', url: `/_inbox/latest?to=${email}` });
}

async function share(learner: Learner, title: string): Promise<number> {
  const drive = { challenge_id: 1, every: 200, poses: '0 0 0 1 0 0' };
  const shared = { auth_id: learner.id, title, is_anonymous: false, ...drive };
  return v.parse(procedures.user_ssp_share_run.data, await callAs(world, learner.token, 'user_ssp_share_run', shared));
}

it('leaves nothing of a learner in any text of the database', async () => {
  const [reader, leaver] = [await newLearner(world, { name: 'Reader' }), await newLearner(world, { name: 'Ludmilla' })];
  await askForEmail(leaver.email);
  await world.supabase.database.run(`update embedded.email_requests set requested_at = now() - interval '60 seconds'`);
  const email = 'second-address@example.com';
  await asService(world, 'PUT', `/admin/users/${leaver.id}`, { email, email_confirm: true });
  await askForEmail(email);
  const runs = [await share(leaver, 'Ludmilla goes round'), await share(leaver, 'Round once more')];
  for (const shared_id of runs) await callAs(world, reader.token, 'users_isp_report_shared_run', { shared_id });
  const message = {
    p_kind: 'feedback',
    p_user_name: 'Ludmilla',
    p_email: email,
    p_message: 'It is Ludmilla who writes',
  };
  await callAs(world, leaver.token, 'users_isp_send_message', message);
  await callAs(world, leaver.token, 'users_isp_subscribe_demo', { p_email: email });
  // She takes one back, and its report stays as long as she does.
  await callAs(world, leaver.token, 'user_ssp_take_back_run', { auth_id: leaver.id, shared_id: runs[0] });
  const texts = ['Ludmilla', leaver.email, email];
  expect(await Promise.all(texts.map(tablesWith))).toEqual([
    expect.arrayContaining(['messages', 'profiles']),
    expect.arrayContaining(['auth.embedded_mail']),
    expect.arrayContaining(['auth.embedded_mail', 'embedded.email_requests', 'demo_subscriptions', 'auth.users']),
  ]);

  const asked = { method: 'POST', url: '/api/account/delete', payload: { email } } as const;
  expect((await world.server.send(leaver.token, asked)).statusCode).toBe(200);

  expect(await Promise.all(texts.map(tablesWith))).toEqual([[], [], []]);
});

it('leaves no address and no e-mail of a learner whose account an administrator keeps without whose it was', async () => {
  const leaver = await newLearner(world, { name: 'Leaver' });
  await askForEmail(leaver.email);
  expect(await tablesWith(leaver.email)).toEqual(
    expect.arrayContaining(['auth.embedded_mail', 'embedded.email_requests', 'auth.users']),
  );

  await asService(world, 'DELETE', `/admin/users/${leaver.id}`, { should_soft_delete: true });

  expect(await tablesWith(leaver.email)).toEqual([]);
  expect(await tablesWith(leaver.id)).toContain('auth.users');
});
