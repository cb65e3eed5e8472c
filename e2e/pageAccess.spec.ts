/** Every page, asked for by somebody who may not see it yet. */
import type { Page } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';

const signInPage = 'Welcome back';
const detailsPage = 'Complete Your Profile';

/** For each path what a visitor, and what a learner with an unfinished profile ends at: `stay`, or which page instead. */
const pages: readonly (readonly [path: string, visitor: 'stay' | 'signIn', newcomer: 'stay' | 'details'])[] = [
  ['/', 'stay', 'stay'],
  ['/auth/signin', 'stay', 'details'],
  ['/auth/signup', 'stay', 'details'],
  ['/auth/verify-email?email=ada%40example.com', 'stay', 'details'],
  ['/auth/forgot-password', 'stay', 'stay'],
  ['/auth/new-password', 'signIn', 'stay'],
  ['/auth/userDetails', 'signIn', 'stay'],
  ['/dashboard', 'signIn', 'details'],
  ['/profile', 'signIn', 'details'],
  ['/challenges', 'signIn', 'details'],
  ['/challenges?difficulty=Easy', 'signIn', 'details'],
  ['/challenge', 'signIn', 'details'],
  ['/challenge/2', 'signIn', 'details'],
  ['/replay', 'stay', 'stay'],
  ['/nowhere', 'stay', 'stay'],
];

/** Ways in: whoever has a session goes on from them, and nobody wants to come back to them. */
const isEntrance = (path: string) => /^\/auth\/(signin|signup|verify-email)/.test(path);

async function expectPage(page: Page, path: string, heading?: string): Promise<void> {
  await expect(page, `from ${path}`).toHaveURL(path);
  const title =
    heading === undefined ? page.getByRole('heading', { level: 1 }) : page.getByRole('heading', { name: heading });
  await expect(title.first(), `on ${path}`).toBeVisible();
}

journey(
  'a visitor is led from every protected page to the sign-in, which knows the way back',
  { tag: '@full' },
  async ({ page }) => {
    for (const [path, visitor] of pages) {
      await page.goto(path);
      if (visitor === 'stay') await expectPage(page, path);
      else await expectPage(page, `/auth/signin?redirect=${encodeURIComponent(path)}`, signInPage);
    }
  },
);

journey(
  'a learner with an unfinished profile is led to it from every protected page, and keeps the way back',
  { tag: '@full' },
  async ({ page, freshNewcomer }) => {
    await page.goto('/auth/signin');
    await signIn(page, freshNewcomer);
    await expectPage(page, '/auth/userDetails', detailsPage);
    for (const [path, , newcomer] of pages) {
      await page.goto(path);
      const way = isEntrance(path) ? '' : `?redirect=${encodeURIComponent(path)}`;
      if (newcomer === 'stay') await expectPage(page, path);
      else await expectPage(page, `/auth/userDetails${way}`, detailsPage);
    }
  },
);

journey('a refusal that arrives at the first page is said in words, and leaves the address', async ({ page }) => {
  const words = '<img src=x onerror=alert(1)> is invalid';
  const refusedBy = (code: string) =>
    new URLSearchParams({ error: 'access_denied', error_code: code, error_description: words }).toString();
  for (const [address, message] of [
    [`/?${refusedBy('moon_too_full')}`, words],
    [`/#${refusedBy('moon_too_full')}&sb=`, words],
    [`/?${refusedBy('otp_expired')}`, 'Email link is invalid or has expired'],
  ] as const) {
    await page.goto('/nowhere');
    await page.goto(address);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await expect(alert.getByText(message)).toBeVisible();
    await expect(alert.getByText('Please try signing in again.')).toBeVisible();
    await expect(page).toHaveURL('/auth/callback');
  }
});
