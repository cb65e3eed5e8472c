// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { selectIsRecognised } from '#machines/app/selectIsRecognised.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

const named = { name: 'Robots of Example', contactEmail: 'hello@example.org', careersEmail: 'jobs@example.org' };

afterEach(() => window.history.replaceState(null, '', '/'));

it('lists three roles and whom to write to about work, without inventing people', async () => {
  openApp({ path: '/about' }, { operator: named });
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeTruthy();
  const roles = within(screen.getByRole('region', { name: 'Three roles' })).getAllByRole('heading', { level: 3 });
  expect(roles.map(({ textContent }) => textContent)).toEqual([
    'Course and challenges',
    'Robot and simulation',
    'Site and learners',
  ]);
  expect(screen.getByRole('link', { name: 'jobs@example.org' }).getAttribute('href')).toBe('mailto:jobs@example.org');
});

it('says that nobody is looked for where the installation names no address', async () => {
  openApp({ path: '/about' });
  expect(await screen.findByText(/this site names no address for applications/)).toBeTruthy();
});

it('names in the terms who runs the site and how they are reached', async () => {
  openApp({ path: '/terms' }, { operator: named });
  expect(await screen.findByText(/This site is run by Robots of Example\./)).toBeTruthy();
  expect(screen.getAllByText(/hello@example\.org/).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('{operator}');
});

it('opens the question that the address names', async () => {
  window.history.replaceState(null, '', '/faq#robot');
  Element.prototype.scrollIntoView = () => undefined;
  openApp({ path: '/faq' });
  const summary = await screen.findByText('Do I need a robot?');
  const open = [...document.querySelectorAll<HTMLDetailsElement>('details[open]')];
  expect(open.map(({ id }) => id)).toEqual(['robot']);
  expect(open[0]?.contains(summary)).toBe(true);
});

it.each([
  ['/faq', 'Frequently Asked Questions'],
  ['/docs', 'Getting started'],
  ['/community', 'Community'],
  ['/terms', 'Terms and Privacy'],
])('shows %s when its address names a part that cannot be read', async (path, name) => {
  window.history.replaceState(null, '', `${path}#100%`);
  openApp({ path });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});

it('shows the first guide, leads to another, and marks the one that is shown', async () => {
  const { person } = openApp({ path: '/docs' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Getting started' })).toBeTruthy();
  const contents = within(screen.getByRole('navigation', { name: 'Documentation' }));
  await person.click(contents.getByRole('link', { name: 'Messages' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy();
  expect(contents.getByRole('link', { name: 'Messages' }).getAttribute('aria-current')).toBe('page');
});

it('searches all guides, and leads to the section that was found', async () => {
  const { app, person } = openApp({ path: '/docs' });
  await person.type(await screen.findByRole('searchbox', { name: 'Search the documentation' }), 'quaternion{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search results for “quaternion”' })).toBeTruthy();
  expect(app.getSnapshot().context.path).toBe('/docs?q=quaternion');
  const link = screen.getByRole('link', { name: 'Where it is' });
  expect(link.getAttribute('href')).toBe('/docs/robot#odometry');
});

it('keeps the focus in the search after a search, and after another one', async () => {
  const { person } = openApp({ path: '/docs' });
  const field = await screen.findByRole('searchbox', { name: 'Search the documentation' });
  await person.type(field, 'quaternion{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search results for “quaternion”' })).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await person.keyboard(' laser{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search results for “quaternion laser”' })).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('shows in its field what the address looks for, wherever that came from', async () => {
  const { app, person } = openApp({ path: '/docs' });
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the documentation' });
  await person.type(field, 'quaternion{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search results for “quaternion”' })).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Messages' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy();
  expect(field.value).toBe('');
  app.send({ type: 'path.requested', path: '/docs?q=laser' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Search results for “laser”' })).toBeTruthy();
  expect(field.value).toBe('laser');
});

it('says that nothing was found, and that there is no such guide', async () => {
  openApp({ path: '/docs?q=zeppelin' });
  expect(await screen.findByText('No section has all of these words. Try fewer or other ones.')).toBeTruthy();
  openApp({ path: '/docs/astronomy' });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such guide' })).toBeTruthy();
});

it('invites a visitor of the community to make an account', async () => {
  openApp({ path: '/community' });
  const invitation = await screen.findByRole('link', { name: 'Create an account' });
  expect(invitation.getAttribute('href')).toBe('/auth/signup');
});

it.each([true, false])(
  'invites nobody there who has an account, be their profile complete or not: %s',
  async (isVerified) => {
    const { app } = openApp({ path: '/community', user: ada, isVerified });
    expect(await screen.findByRole('heading', { name: /^Join/ })).toBeTruthy();
    await waitFor(() => expect(selectIsRecognised(app.getSnapshot())).toBe(true));
    expect(screen.queryByText(/Create an account/)).toBeNull();
    expect(screen.getByText(/whoever learns here belongs to it/)).toBeTruthy();
  },
);
