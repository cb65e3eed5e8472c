/** Who wants to hear of the demo: how often an address may ask. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, visitor, type OpenProject } from './openProject.ts';

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
