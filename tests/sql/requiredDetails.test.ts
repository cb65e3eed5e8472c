/** What a profile may go without, as whoever runs the site says. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { WaivableField } from '#contract/limits.ts';
import { openProject, type Learner, type OpenProject } from './openProject.ts';
import { service } from './submissions.ts';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject();
});
afterEach(() => ask(['phone', 'gender']));
afterAll(() => project.close());

const DETAILS = {
  title: 'Pupil',
  phone: '+1 202 555 0100',
  address: null,
  gender: 'female',
  linkedin_url: null,
} as const;

const ask = (fields: WaivableField[]) => project.call(service, 'service_require_details', { fields });
const store = ({ caller, id }: Learner, changes: { phone?: string | null; gender?: 'other' | null }) =>
  project.call(caller, 'upsert_user_details', { auth_id: id, ...DETAILS, ...changes });
const rowsOf = ({ caller, id }: Learner) => project.call(caller, 'user_ssp_isverified', { auth_id: id });

it.each([
  [{ phone: null }, 'Phone number is required'],
  [{ phone: ' ' }, 'Phone number is required'],
  [{ gender: null }, 'Gender is required'],
  [{ phone: null, gender: null }, 'Phone number is required'],
])('refuses %o where everything is asked for', async (changes, message) => {
  const learner = await project.addLearner({ details: null });
  await expect(store(learner, changes)).rejects.toMatchObject({ code: '23514', status: 400, message });
});

it('takes a profile without what is not asked for, and calls it complete', async () => {
  await ask([]);
  const learner = await project.addLearner({ details: null });
  await store(learner, { phone: ' ', gender: null });
  expect(await rowsOf(learner)).toHaveLength(1);
  expect(await project.call(learner.caller, 'get_user_details', { auth_id: learner.id })).toEqual([
    { ...DETAILS, phone: null, gender: null },
  ]);
});

it('asks for each by itself', async () => {
  await ask(['gender']);
  const learner = await project.addLearner({ details: null });
  await expect(store(learner, { gender: null })).rejects.toMatchObject({ message: 'Gender is required' });
  await store(learner, { phone: null });
  expect(await rowsOf(learner)).toHaveLength(1);
});

it('calls a profile incomplete once it lacks what is asked for anew', async () => {
  await ask([]);
  const learner = await project.addLearner({ details: null });
  await store(learner, { phone: null });
  await ask(['phone']);
  expect(await rowsOf(learner)).toHaveLength(0);
  await store(learner, {});
  expect(await rowsOf(learner)).toHaveLength(1);
});

it('is told of no other field', async () => {
  await expect(ask(['title' as never])).rejects.toMatchObject({ code: '23514' });
  await expect(ask(null as never)).rejects.toMatchObject({ message: 'fields must be a list of phone and gender.' });
});
