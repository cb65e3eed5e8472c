/** Names and addresses are printed within a line, and stay within it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { plainLine } from '#src/adapters/plainLine.ts';
import { type Learner, openProject, type OpenProject, visitor } from './openProject.ts';

let project: OpenProject;
let learner: Learner;
beforeAll(async () => {
  project = await openProject();
  learner = await project.addLearner();
});
beforeEach(() => project.database.run('truncate public.messages'));
afterAll(() => project.close());

const message = { p_kind: 'contact', p_user_name: 'Ada', p_email: 'ada@example.com', p_message: 'Hello' };
const send = (changes: Partial<typeof message>) =>
  project.call(visitor, 'users_isp_send_message', { ...message, ...changes });
const call = (user_name: string, login_method = 'email') => {
  const { id: auth_id, email, caller } = learner;
  return project.call(caller, 'user_upsert_profile', { auth_id, email, user_name, login_method });
};
const demo = (p_email: string) => project.call(visitor, 'users_isp_subscribe_demo', { p_email });
const names = () =>
  project.database.query('select user_name as name from public.profiles where user_id = $1', [learner.id]);

const MISLEADING = ['0001', '0009', '000a', '000d', '001b', '007f', '009b', '2028', '200f', '202e', '2066'];
const marked = (code: string) => String.fromCodePoint(Number.parseInt(code, 16));

it.each(MISLEADING)('takes no name and no address with U+%s in it, and stores nothing', async (code) => {
  const mark = marked(code);
  const refused = { code: '22023', status: 400 };
  await expect(send({ p_user_name: `A${mark}da` })).rejects.toMatchObject({
    ...refused,
    message: 'p_user_name must be one line without control characters and marks of direction.',
  });
  await expect(send({ p_email: `a${mark}da@example.com` })).rejects.toMatchObject(refused);
  await expect(demo(`a${mark}da@example.com`)).rejects.toMatchObject(refused);
  await expect(call(`A${mark}da`)).rejects.toMatchObject({
    ...refused,
    message: 'user_name must be one line without control characters and marks of direction.',
  });
  await expect(call('Ada', `e${mark}mail`)).rejects.toMatchObject(refused);
  expect(await project.database.query('select from public.messages')).toEqual([]);
  expect(await names()).toEqual([{ name: 'Ada' }]);
});

it('takes every name as the site sends it', async () => {
  const name = plainLine(`Zoë ${MISLEADING.map(marked).join('')}שרה 雪 👩‍🚀`);
  await send({ p_user_name: name });
  await call(name);
  expect(await names()).toEqual([{ name: 'Zoë שרה 雪 👩‍🚀' }]);
  await call('Ada');
});

it('takes a message of several lines', async () => {
  await send({ p_message: 'First\n\tsecond' });
  expect(await project.database.query('select message from public.messages')).toEqual([{ message: 'First\n\tsecond' }]);
});

it('still reads a profile that was stored with such a name', async () => {
  await project.database.query(`update public.profiles set user_name = E'A\\u001bda' where user_id = $1`, [learner.id]);
  expect(await project.call(learner.caller, 'user_ssp_profile', { auth_id: learner.id })).toEqual([
    { user_name: 'A\u001bda', title: 'Student' },
  ]);
  await call('Ada');
});
