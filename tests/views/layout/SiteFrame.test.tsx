// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '#machines/site/pages.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

it('offers the sign-in to a visitor', async () => {
  openApp();
  const [link] = await screen.findAllByRole('link', { name: 'Sign In' });
  expect(link?.getAttribute('href')).toBe('/auth/signin');
  expect(screen.queryByRole('link', { name: 'My Profile' })).toBeNull();
});

it('leads a learner to their profile, and to no sign-in', async () => {
  openApp({ user: ada });
  const [link] = await screen.findAllByRole('link', { name: 'My Profile' });
  expect(link?.getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
});

it('has in its menu for a phone what the bar has for a desk', async () => {
  openApp({ user: ada }, { enterpriseUrl: 'https://enterprise.example.com' });
  await screen.findAllByRole('link', { name: 'My Profile' });
  const menu = document.querySelector<HTMLElement>('#site-menu')!;
  const labels = within(menu)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);
  const named = ['Challenges', 'Learn', 'Community', 'Enterprise', 'About Us', 'My Profile'];
  expect(labels.map((label) => named.find((name) => label?.startsWith(name)))).toEqual(named);
  expect(within(menu).getByRole('button', { name: 'Log out', hidden: true })).toBeTruthy();
  const bar = within(screen.getByRole('banner')).getAllByRole('link');
  const beside = bar.filter((link) => !menu.contains(link)).map(({ textContent }) => textContent);
  expect(beside.slice(1).map((label) => named.find((name) => label?.startsWith(name)))).toEqual(named);
});

it('lets a learner out', async () => {
  const { app, person } = openApp({ user: ada });
  const bar = within(screen.getByRole('banner'));
  const [out] = await bar.findAllByRole('button', { name: 'Log out' });
  await person.click(out!);
  await waitFor(() => expect(app.getSnapshot().context.user).toBeNull());
  expect(bar.queryByRole('button', { name: 'Log out' })).toBeNull();
});

it('leads to no page that does not exist', async () => {
  openApp();
  const links = await screen.findAllByRole('link');
  const paths = links.map((link) => link.getAttribute('href') ?? '').filter((path) => path.startsWith('/'));
  expect(paths).toContain('/challenges');
  expect(paths.filter((path) => pageOf(path).name === 'notFound')).toEqual([]);
});

it('leads from the footer to every page that it is to name, and nowhere else yet', async () => {
  openApp();
  const footer = within(await screen.findByRole('contentinfo'));
  const named = ['/challenges', '/learn', '/community', '/docs', '/api', '/faq', '/contact', '/feedback', '/terms'];
  const links = footer.getAllByRole('link').filter((link) => link.getAttribute('aria-disabled') !== 'true');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(named);
  const places = footer.getAllByRole('link', { name: /\(coming soon\)$/ });
  expect(places.map((place) => place.getAttribute('aria-label'))).toEqual([
    'GitHub (coming soon)',
    'LinkedIn (coming soon)',
    'YouTube (coming soon)',
  ]);
  expect(places.filter((place) => place.hasAttribute('href') || !place.hasAttribute('aria-disabled'))).toEqual([]);
});

it('leads to Enterprise only where the installation names an address', async () => {
  openApp();
  expect(screen.queryByRole('link', { name: /Enterprise/ })).toBeNull();
  openApp({}, { enterpriseUrl: 'https://enterprise.example.com' });
  const [link] = await screen.findAllByRole('link', { name: /Enterprise/ });
  expect(link?.getAttribute('href')).toBe('https://enterprise.example.com');
});

it('is dark until the visitor asks for light, and remembers it', async () => {
  const { ports, person } = openApp();
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  await person.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(ports.preferences.kept).toEqual({ panes: 'front=console', theme: 'light', welcome: 'demo,tour' });
});

it('says where a robot that lost its way can go', async () => {
  openApp({ path: '/nowhere' });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  expect(screen.getByText("The robot couldn't navigate to this location.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

it('leads from the menu of the workspace, which has no footer, to every page that the frame names', async () => {
  openApp({ path: '/challenge/1', user: ada });
  await screen.findAllByRole('link', { name: 'Terms', hidden: true });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  const menu = within(document.querySelector<HTMLElement>('#site-menu')!);
  const named = [
    '/challenges',
    '/learn',
    '/community',
    '/about',
    '/docs',
    '/api',
    '/faq',
    '/contact',
    '/feedback',
    '/terms',
  ];
  const links = menu.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href !== '/profile')).toEqual(named);
});
