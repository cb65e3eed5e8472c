// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

it('sends feedback without an address, and confirms it in words', async () => {
  const { ports, person } = openApp({ path: '/feedback' });
  await person.type(await screen.findByRole('textbox', { name: /Message/ }), 'The map is upside down.');
  await person.click(screen.getByRole('button', { name: 'Send the feedback' }));
  expect(await screen.findByText('Thank you. Your message has arrived.')).toBeTruthy();
  expect(ports.messages.sent).toEqual([
    { kind: 'feedback', userName: '', email: '', message: 'The map is upside down.' },
  ]);
});

it('takes who has sent a message by the keyboard to what says so', async () => {
  const { person } = openApp({ path: '/feedback' });
  await person.type(await screen.findByRole('textbox', { name: /Message/ }), 'The map is upside down.');
  await person.tab();
  await person.keyboard('{Enter}');
  const thanks = await screen.findByText('Thank you. Your message has arrived.');
  await waitFor(() => expect(document.activeElement).toBe(thanks.closest('[role="status"]')));
});

it('leads to the first field that is wrong, and keeps what was written when the server is away', async () => {
  const { ports, person } = openApp({ path: '/contact' }, {});
  await person.click(await screen.findByRole('button', { name: 'Send the message' }));
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
  expect(document.activeElement).toBe(email);
  await person.type(email, 'ada@example.com');
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ });
  await person.type(message, 'Hello');
  ports.messages.break('the wire broke');
  await person.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText('Your message was not sent: the wire broke')).toBeTruthy();
  expect([email.value, message.value]).toEqual(['ada@example.com', 'Hello']);
});

it('knows the address of who is signed in, and names the operator’s', async () => {
  const operator = { name: null, contactEmail: 'hello@example.org', careersEmail: null };
  const { app, ports } = openApp({ path: '/', user: ada }, { operator });
  await screen.findByRole('button', { name: 'Log out' });
  expect(app.getSnapshot().context.user).not.toBeNull();
  ports.location.move('/contact');
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /Email/ });
  expect(email.value).toBe('ada@example.com');
  expect(screen.getByRole('link', { name: 'hello@example.org' })).toBeTruthy();
});

it('shows a board on which nothing stands that nobody has put there', async () => {
  openApp({ path: '/community' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Community' })).toBeTruthy();
  expect(await screen.findByText('Nothing has been shared yet')).toBeTruthy();
});
