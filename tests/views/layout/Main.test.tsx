// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../openApp.tsx';

it('takes the focus from a link to the page that it leads to, and marks that link', async () => {
  const { person } = openApp({ path: '/' });
  await person.click((await screen.findAllByRole('link', { name: 'Learn' }))[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Learning Paths' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  for (const name of ['Main', 'Footer']) {
    const links = within(screen.getByRole('navigation', { name })).getAllByRole('link', { current: 'page' });
    expect(new Set(links.map(({ textContent }) => textContent))).toEqual(new Set(['Learn']));
  }
});

it('leaves the focus where somebody types', async () => {
  const { person } = openApp({ path: '/docs' });
  const search = await screen.findByRole('searchbox');
  await person.type(search, 'laser{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Search results for “laser”' });
  expect(document.activeElement?.id).not.toBe('main');
});
