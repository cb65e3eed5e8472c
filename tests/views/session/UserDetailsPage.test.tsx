// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WaivableField } from '#contract/limits.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

async function openForm(requiredFields?: readonly WaivableField[]) {
  const opened = openApp({
    path: '/auth/userDetails',
    user: ada,
    isVerified: false,
    ...(requiredFields && { requiredFields }),
  });
  await screen.findByRole('heading', { name: 'Complete Your Profile' });
  await screen.findByLabelText(/Phone number/);
  return opened;
}

it('asks whoever has completed it to edit their profile', async () => {
  openApp({ path: '/auth/userDetails', user: ada });
  expect(await screen.findByRole('heading', { name: 'Edit Your Profile' })).toBeTruthy();
});

it('lets whoever would rather not say it delete their account', async () => {
  const { person } = await openForm();
  await person.click(screen.getByRole('button', { name: 'Delete my account…' }));
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeTruthy();
});

it('asks for phone, title, gender, LinkedIn URL and address, the gender from a list', async () => {
  await openForm();
  for (const name of [/Phone number/, /^Title/, /LinkedIn URL/, /Address/])
    expect(screen.getByRole('textbox', { name })).toBeTruthy();
  const genders = screen.getByRole<HTMLSelectElement>('combobox', { name: /Gender/ }).options;
  expect([...genders].map(({ value }) => value)).toEqual(['', 'male', 'female', 'other']);
});

it('says what is missing', async () => {
  const { person } = await openForm();
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  for (const text of ['Phone number is required', 'Title is required', 'Gender is required']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText(/Phone number/));
});

it('marks as optional what the site does not ask for, and says what each field is for', async () => {
  const { person, ports } = await openForm([]);
  for (const [label, note] of [
    [/Phone number/, '(optional) Kept for whoever runs this site.'],
    [/Gender/, '(optional) Kept for whoever runs this site.'],
  ] as const) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-required')).toBe('false');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(note);
  }
  await person.type(screen.getByLabelText(/^Title/), 'Pupil');
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Thank You for updating User Profile!!')).toBeTruthy();
  expect(ports.profiles.stored[ada.id]).toMatchObject({ phone: null, title: 'Pupil', gender: null });
});

it('leads to the first field that was refused, and says what is allowed', async () => {
  const { person, ports } = await openForm([]);
  ports.profiles.refuse({ address: 'noAddress' });
  await person.type(screen.getByLabelText(/^Title/), 'Pupil');
  await person.type(screen.getByLabelText(/Address/), '?');
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('This does not look like an address. Write street, number and town.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/Address/));
});

it('stores what the learner tells and thanks for it', async () => {
  const { person, ports } = await openForm();
  await person.type(screen.getByLabelText(/Phone number/), '123');
  await person.type(screen.getByLabelText(/^Title/), 'Engineer');
  await person.selectOptions(screen.getByLabelText(/Gender/), 'other');
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Thank You for updating User Profile!!')).toBeTruthy();
  expect(ports.profiles.stored[ada.id]).toEqual({
    phone: '123',
    title: 'Engineer',
    gender: 'other',
    address: null,
    linkedin_url: null,
  });
});
