import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type UserDetailsReport,
  selectErrors,
  selectFields,
  selectHasFailed,
  selectIsBusy,
  selectIsLoading,
  selectIsRequired,
  userDetailsMachine,
} from '#machines/session/userDetailsMachine.ts';
import { complete, fakeProfiles } from '../../fakes/fakeProfiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openForm(...known: Parameters<typeof fakeProfiles>) {
  const profiles = fakeProfiles(...known);
  const owner = fakeOwner<UserDetailsReport>();
  const form = createActor(userDetailsMachine, { input: { profiles, userId: 'u1', owner: owner.actor } }).start();
  const editing = () => waitFor(form, (snapshot) => snapshot.matches('editing'));
  return { form, profiles, reports: owner.reports, editing };
}

it('is filled with what is stored', async () => {
  const { form, editing } = openForm({ u1: complete });
  expect(selectIsLoading(form.getSnapshot())).toBe(true);
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  await editing();
  expect(selectIsLoading(form.getSnapshot())).toBe(false);
  expect(selectIsBusy(form.getSnapshot())).toBe(false);
  expect(selectHasFailed(form.getSnapshot())).toBe(false);
  expect(selectFields(form.getSnapshot())).toEqual({
    phone: complete.phone,
    address: '',
    title: 'Engineer',
    gender: 'other',
    linkedinUrl: '',
  });
});

it('asks for phone, title and gender, and for nothing else', async () => {
  const { form, editing } = openForm();
  await editing();
  form.send({ type: 'phone.typed', phone: '  ' });
  form.send({ type: 'form.submitted' });
  await editing();
  expect(selectErrors(form.getSnapshot())).toEqual({ phone: 'required', title: 'required', gender: 'required' });
  form.send({ type: 'gender.chosen', gender: 'robot' });
  form.send({ type: 'form.submitted' });
  await editing();
  expect(selectErrors(form.getSnapshot()).gender).toBe('required');
  form.send({ type: 'title.typed', title: 'Engineer' });
  expect(selectErrors(form.getSnapshot()).title).toBeUndefined();
});

it.each([
  [[], ['title']],
  [['phone'], ['phone', 'title']],
  [['gender'], ['title', 'gender']],
] as const)('asks a learner of a site that requires %o for %o', async (requiredFields, missing) => {
  const { form, profiles, editing } = openForm({}, requiredFields);
  await editing();
  form.send({ type: 'form.submitted' });
  await editing();
  expect(Object.keys(selectErrors(form.getSnapshot()))).toEqual(missing);
  expect(selectIsRequired(form.getSnapshot(), 'phone')).toBe(missing.some((field) => field === 'phone'));
  form.send({ type: 'title.typed', title: 'Pupil' });
  if (requiredFields.length > 0) return;
  form.send({ type: 'form.submitted' });
  await editing();
  expect(profiles.stored).toMatchObject({ u1: { title: 'Pupil', phone: null, gender: null } });
});

it('stores what was typed, without the spaces around it', async () => {
  const { form, profiles, reports, editing } = openForm();
  await editing();
  form.send({ type: 'phone.typed', phone: ' 42 ' });
  form.send({ type: 'title.typed', title: 'Engineer' });
  form.send({ type: 'gender.chosen', gender: 'female' });
  form.send({ type: 'address.typed', address: ' Robot Street 1 ' });
  form.send({ type: 'linkedinUrl.typed', linkedinUrl: 'https://linkedin.example/ada' });
  form.send({ type: 'form.submitted' });
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  await editing();
  expect(profiles.stored).toEqual({
    u1: {
      phone: '42',
      address: 'Robot Street 1',
      title: 'Engineer',
      gender: 'female',
      linkedin_url: 'https://linkedin.example/ada',
    },
  });
  expect(reports).toEqual([{ type: 'userDetails.saved' }]);
});

it('stores nothing where nothing was given', async () => {
  const { form, profiles, editing } = openForm({ u1: complete });
  await editing();
  form.send({ type: 'linkedinUrl.typed', linkedinUrl: ' ' });
  form.send({ type: 'form.submitted' });
  await editing();
  expect(profiles.stored).toEqual({ u1: complete });
});

it('shows no empty form over details that did not come', async () => {
  const { form, profiles, reports, editing } = openForm({ u1: complete });
  profiles.break('boom');
  await waitFor(form, selectHasFailed);
  expect(reports).toEqual([{ type: 'userDetails.loadFailed' }]);
  profiles.heal();
  form.send({ type: 'retry.requested' });
  await editing();
  expect(selectFields(form.getSnapshot()).phone).toBe(complete.phone);
});

it('says what cannot be what it is said to be, and keeps it until it is typed anew', async () => {
  const { form, profiles, reports, editing } = openForm({ u1: complete });
  await editing();
  profiles.refuse({ phone: 'noCountry', address: 'noAddress', linkedinUrl: 'noLink' });
  form.send({ type: 'address.typed', address: '?' });
  form.send({ type: 'form.submitted' });
  await editing();
  expect(selectErrors(form.getSnapshot())).toEqual({
    phone: 'noCountry',
    address: 'noAddress',
    linkedinUrl: 'noLink',
  });
  expect(selectFields(form.getSnapshot())).toMatchObject({ phone: complete.phone, address: '?' });
  expect([profiles.stored, reports]).toEqual([{ u1: complete }, []]);
  form.send({ type: 'address.typed', address: 'Robot Street 1' });
  expect(selectErrors(form.getSnapshot()).address).toBeUndefined();
  form.send({ type: 'linkedinUrl.typed', linkedinUrl: 'https://linkedin.example/ada' });
  expect(selectErrors(form.getSnapshot()).linkedinUrl).toBeUndefined();
  expect(selectErrors(form.getSnapshot()).phone).toBe('noCountry');
  profiles.refuse(null);
  form.send({ type: 'form.submitted' });
  await editing();
  expect(reports).toEqual([{ type: 'userDetails.saved' }]);
});

it('says at once what is missing and what cannot be what it is said to be', async () => {
  const { form, profiles, editing } = openForm();
  await editing();
  profiles.refuse({ phone: 'noCountry', address: 'noAddress' });
  form.send({ type: 'phone.typed', phone: '202 555 0100' });
  form.send({ type: 'address.typed', address: '?' });
  form.send({ type: 'form.submitted' });
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  await editing();
  expect(selectErrors(form.getSnapshot())).toEqual({
    phone: 'noCountry',
    address: 'noAddress',
    title: 'required',
    gender: 'required',
  });
  expect(profiles.stored).toEqual({});
});

it('says what is missing even where the rest cannot be checked', async () => {
  const { form, profiles, reports, editing } = openForm();
  await editing();
  profiles.break('boom');
  form.send({ type: 'form.submitted' });
  await editing();
  expect(selectErrors(form.getSnapshot())).toEqual({ phone: 'required', title: 'required', gender: 'required' });
  expect(reports).toEqual([]);
});

it('keeps what was typed when it could not be stored', async () => {
  const { form, profiles, reports, editing } = openForm({ u1: complete });
  await editing();
  form.send({ type: 'title.typed', title: 'Professor' });
  profiles.break('too long');
  form.send({ type: 'form.submitted' });
  await editing();
  expect(reports).toEqual([{ type: 'userDetails.saveFailed', message: 'too long' }]);
  expect(selectFields(form.getSnapshot()).title).toBe('Professor');
});

it('stores what is there once more when it is sent again', async () => {
  const { form, reports, editing } = openForm({ u1: complete });
  await editing();
  for (const count of [1, 2]) {
    form.send({ type: 'form.submitted' });
    expect(selectIsBusy(form.getSnapshot())).toBe(true);
    await editing();
    expect(reports.filter(({ type }) => type === 'userDetails.saved')).toHaveLength(count);
  }
});

it('takes what is typed after it was stored, and stores that when it is sent again', async () => {
  const { form, profiles, reports, editing } = openForm({ u1: complete });
  await editing();
  form.send({ type: 'form.submitted' });
  await waitFor(form, (snapshot) => !selectIsBusy(snapshot));
  form.send({ type: 'title.typed', title: 'Professor' });
  expect(selectFields(form.getSnapshot()).title).toBe('Professor');
  form.send({ type: 'form.submitted' });
  await waitFor(form, (snapshot) => !selectIsBusy(snapshot));
  expect(profiles.stored).toMatchObject({ u1: { title: 'Professor' } });
  expect(reports).toEqual([{ type: 'userDetails.saved' }, { type: 'userDetails.saved' }]);
});
