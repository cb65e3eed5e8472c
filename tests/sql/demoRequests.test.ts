/** Who wants to hear of the demo: how often an address may ask. */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { procedures } from '#contract/procedures.ts';
import type { RestCaller } from '#server/supabase/rest/restCaller.ts';
import { openProject, visitor, type OpenProject } from './openProject.ts';
import { service } from './submissions.ts';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const subscribe = (name: string) =>
  project.call(visitor, 'users_isp_subscribe_demo', { p_email: `${name}@example.com` });

it('takes five addresses from a place in an hour, known ones too, and more once the hour is over', async () => {
  for (const name of ['a', 'b', 'b', 'c', 'c']) await subscribe(name);
  const refusal = { message: 'Too many addresses came within an hour. Try again later.', status: 429 };
  await expect(subscribe('d')).rejects.toMatchObject(refusal);
  await expect(subscribe('a')).rejects.toMatchObject(refusal);
  await project.database.run("update public.demo_requests set asked_at = asked_at - interval '61 minutes'");
  await subscribe('d');
  const [row] = await project.database.query('select count(*)::int as kept from public.demo_requests');
  expect(row).toEqual({ kept: 1 });
});

it('keeps nothing of where a request came from but a digest', async () => {
  const rows = await project.database.query<{ sender: string }>('select sender from public.demo_requests');
  expect(rows.map(({ sender }) => /^[0-9a-f]{64}$/.test(sender))).toEqual([true]);
});

it('tells the operator which addresses asked, newest first, each once', async () => {
  await project.database.run(`
    truncate public.demo_requests, public.demo_subscriptions;
    insert into public.demo_subscriptions (email, created_at) values ('first@example.com', now() - interval '2 days');
  `);
  for (const name of ['First', 'second', 'second']) await subscribe(name);
  const listed = await project.call(service, 'service_list_demo_subscriptions', { most: 10 });
  const subscriptions = v.parse(procedures.service_list_demo_subscriptions.data, listed);
  expect(subscriptions.map(({ email }) => email)).toEqual(['second@example.com', 'first@example.com']);
  expect(await project.call(service, 'service_list_demo_subscriptions', { most: 1 })).toMatchObject([
    { email: 'second@example.com' },
  ]);
});

it('deletes an address that asked, however it is written, for the operator and nobody else', async () => {
  const args = { address: 'Second@Example.com' };
  const remove = (caller: RestCaller) => project.call(caller, 'service_delete_demo_subscription', args);
  await expect(remove(visitor)).rejects.toMatchObject({ code: '42501' });
  await remove(service);
  expect(await project.call(service, 'service_list_demo_subscriptions', { most: 10 })).toMatchObject([
    { email: 'first@example.com' },
  ]);
  await expect(remove(service)).rejects.toThrow('Nobody asked for the demo with this address.');
});
