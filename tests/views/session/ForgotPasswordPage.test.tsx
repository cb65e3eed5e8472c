// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../openApp.tsx';

async function openForm(...more: [Parameters<typeof openApp>[1]?]) {
  const opened = openApp({ path: '/auth/forgot-password' }, ...more);
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  return opened;
}

async function askFor(email: string, ...more: [Parameters<typeof openApp>[1]?]) {
  const opened = await openForm(...more);
  await opened.person.type(screen.getByLabelText('Email'), `${email}{Enter}`);
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  return { ...opened, heading };
}

it('says what is wrong with an address, and takes the learner to it', async () => {
  const { person } = await openForm();
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await person.type(screen.getByLabelText('Email'), 'ada{Enter}');
  expect(screen.getByText('Email is invalid')).toBeTruthy();
});

it('says that an email is under way without saying whether anybody has the address', async () => {
  const { ports, heading } = await askFor('nobody@example.com');
  expect(screen.getByText(/If there is an account for this address/)).toBeTruthy();
  expect(screen.getByText('nobody@example.com')).toBeTruthy();
  expect(document.activeElement).toBe(heading);
  expect(ports.auth.emails).toEqual([{ kind: 'recovery', to: 'nobody@example.com' }]);
});

it('lets the learner correct the address, with the last one still there', async () => {
  const { person } = await askFor('ada@exampel.com');
  await person.click(screen.getByRole('button', { name: 'Use another address' }));
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(email.value).toBe('ada@exampel.com');
  expect(document.activeElement).toBe(email);
});

it('keeps the address when the email could not be sent', async () => {
  const { person, ports } = await openForm();
  ports.auth.break('the line is cut');
  await person.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
});

it('leads to the inbox where emails are not sent', async () => {
  await askFor('ada@example.com', { emails: 'inbox' });
  expect(screen.getByRole('link', { name: /Open its inbox/ }).getAttribute('href')).toBe('/_inbox');
});

it('says what it is sure of: that an email was sent, lies in the inbox, or reaches nobody', async () => {
  await askFor('ada@example.com');
  expect(screen.getByText(/is on its way to/)).toBeTruthy();
  expect(screen.getByText(/spam folder/)).toBeTruthy();
  cleanup();
  await askFor('ada@example.com', { emails: 'inbox' });
  expect(screen.queryByText(/on its way|spam folder/)).toBeNull();
  cleanup();
  openApp({ path: '/auth/forgot-password' }, { emails: 'none' });
  expect(await screen.findByRole('heading', { name: 'This server sends no email' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
});
