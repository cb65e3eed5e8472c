/** Messages to whoever runs the site: who may write how much, and who reads. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { procedures } from '#contract/procedures.ts';
import { projectRoot } from '#server/config/bundles.ts';
import type { RestCaller } from '#server/supabase/rest/restCaller.ts';
import { openProject, visitor, type OpenProject } from './openProject.ts';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const operator: RestCaller = { role: 'service_role', claims: { role: 'service_role' } };
const message = { p_kind: 'contact', p_user_name: '', p_email: 'ada@example.com', p_message: 'Hello' };
const send = (changes: Partial<typeof message> = {}, caller = visitor) =>
  project.call(caller, 'users_isp_send_message', { ...message, ...changes });
const read = async () =>
  v.parse(procedures.service_list_messages.data, await project.call(operator, 'service_list_messages', { most: 100 }));

it.each([
  [{ p_kind: 'praise' }, 'p_kind must be contact or feedback.'],
  [{ p_message: '  ' }, 'p_message must have between 1 and 5000 characters.'],
  [{ p_message: 'x'.repeat(5001) }, 'p_message must have between 1 and 5000 characters.'],
  [{ p_user_name: 'x'.repeat(201) }, 'p_user_name must have at most 200 characters.'],
  [{ p_email: '' }, 'p_email must be an e-mail address: it is where the answer goes.'],
  [{ p_email: 'ada' }, 'p_email must be an e-mail address.'],
  [{ p_email: 'ada', p_kind: 'feedback' }, 'p_email must be an e-mail address.'],
])('refuses %o and stores nothing', async (changes, words) => {
  await expect(send(changes)).rejects.toThrow(words);
  expect(await read()).toEqual([]);
});

it('gives messages to the operator, newest first, with the account of who was signed in', async () => {
  const learner = await project.addLearner();
  await send({ p_user_name: ' Ada ', p_message: ' First ' });
  await send({ p_kind: 'feedback', p_email: '', p_message: 'Second' }, learner.caller);
  expect(await read()).toMatchObject([
    { kind: 'feedback', user_name: null, email: null, message: 'Second', account: learner.email },
    { kind: 'contact', user_name: 'Ada', email: 'ada@example.com', message: 'First', account: null },
  ]);
});

it.each([
  ['en', / (\d+) an hour for one network/],
  ['es', / (\d+) por hora para una misma red/],
])(
  'takes as many an hour from one network, of all kinds together, as teachers are told: %s',
  async (locale, sentence) => {
    const page = await readFile(join(projectRoot, 'src', 'texts', locale, 'documents', 'teachers.md'), 'utf8');
    await project.database.run('truncate public.messages, public.shared_runs');
    const learner = await project.addLearner();
    const drive = { challenge_id: 1, title: 'Round', is_anonymous: true, every: 200, poses: '0 0 0 10 0 0' };
    const shared = await project.call(learner.caller, 'user_ssp_share_run', { auth_id: learner.id, ...drive });
    const shared_id = v.parse(procedures.user_ssp_share_run.data, shared);
    await project.call(visitor, 'users_isp_report_shared_run', { shared_id });
    await send({ p_kind: 'feedback' });
    const said = Number(sentence.exec(page)?.[1]);
    for (let sent = 2; sent < said; sent += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'PT429' });
    expect(await read()).toHaveLength(said);
  },
);

it('takes five messages from an address in an hour, and more once the hour is over', async () => {
  await project.database.run('truncate public.messages');
  for (const p_message of ['1', '2', '3', '4', '5']) await send({ p_message });
  await expect(send()).rejects.toThrow('Too many messages came within an hour. Try again later.');
  await project.database.run("update public.messages set sent_at = sent_at - interval '61 minutes'");
  await send();
  expect(await read()).toHaveLength(6);
});

it('deletes the message of a number for the operator, and nobody else', async () => {
  await project.database.run('truncate public.messages');
  const learner = await project.addLearner();
  for (const p_message of ['Kept', 'Deleted']) await send({ p_message }, learner.caller);
  const [deleted] = await read();
  const args = { message_id: deleted?.id ?? 0 };
  for (const caller of [visitor, learner.caller])
    await expect(project.call(caller, 'service_delete_message', args)).rejects.toMatchObject({ code: '42501' });
  await project.call(operator, 'service_delete_message', args);
  expect(await read()).toMatchObject([{ message: 'Kept' }]);
  await expect(project.call(operator, 'service_delete_message', args)).rejects.toThrow('There is no such message.');
});

it('keeps nothing of the address that a message came from but a digest', async () => {
  const rows = await project.database.query<{ sender: string }>('select distinct sender from public.messages');
  expect(rows.map(({ sender }) => /^[0-9a-f]{64}$/.test(sender))).toEqual([true]);
});
