/** The pages in both themes, on a desk and on a phone, held against the rules of accessibility. Most of it is for `npm run test:full`. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoFaults } from './expectNoFaults.ts';
import { expect, journey, learner, signIn } from './journey.ts';
import { statusOf } from './workspacePage.ts';
import { readToast } from './toasts.ts';

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
type Place = keyof typeof sizes;
type Theme = 'dark' | 'light';
const looks = (['desk', 'phone'] as const).flatMap((place) =>
  (['dark', 'light'] as const).map((theme) => ({ place, theme })),
);

async function dress(page: Page, place: Place, theme: Theme): Promise<void> {
  await page.setViewportSize(sizes[place]);
  await page.addInitScript((name) => localStorage.setItem('servolab:theme', name), theme);
}

/** What a learner sees most is looked at once at each run, and all of it in all four looks at a full one. */
const full = { tag: '@full' };
const tagOf = (isOrdinary: boolean) => (isOrdinary ? {} : full);

for (const { place, theme } of looks) {
  const isDesk = place === 'desk';
  const isAlike = isDesk === (theme === 'dark');
  const look = `on a ${place} in the ${theme} theme`;

  journey(
    `the pages of the road keep the rules of accessibility ${look}`,
    tagOf(isAlike && !isDesk),
    async ({ page }) => {
      await dress(page, place, theme);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Featured Challenges' })).toBeVisible();
      await expectNoFaults(page);

      await page.goto('/auth/signin?redirect=/challenge/1');
      await signIn(page, learner);
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
      await expectNoFaults(page);
      if (place === 'phone')
        await page.getByRole('navigation', { name: 'Sections of the workspace' }).getByText('Code').click();
      await page.getByRole('textbox', { name: /code editor/ }).click();
      await page.keyboard.insertText('# not saved\n');
      if (place === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('button', { name: 'Log out without saving' })).toBeVisible();
      await expectNoFaults(page);

      await page.goto('/challenges');
      await expect(page.getByRole('link', { name: /Obstacle Course/ })).toBeVisible();
      await expectNoFaults(page);
    },
  );

  journey(`the ways in keep the rules of accessibility ${look}`, full, async ({ page }) => {
    await dress(page, place, theme);
    for (const [path, submit, words] of [
      ['/auth/signin', 'Sign In', 'Email is required'],
      ['/auth/signup', 'Sign Up', 'Password is required'],
      ['/auth/forgot-password', 'Send the link', 'Email is required'],
    ] as const) {
      await page.goto(path);
      const button = page.getByRole('main').getByRole('button', { name: submit });
      await button.click();
      await expect(page.getByText(words)).toBeVisible();
      await expectNoFaults(page);
    }
    // Nobody is sent a second e-mail within a minute, so each look asks for another address.
    await page.getByLabel('Email', { exact: true }).fill(`${randomUUID()}@example.com`);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectNoFaults(page);

    await page.goto('/auth/signin');
    await signIn(page, { ...learner, password: 'not the password' });
    await readToast(page, 'Invalid login credentials');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Sample sign-in' })).toBeVisible();
    await expectNoFaults(page);
  });

  journey(`the pages behind e-mails keep the rules of accessibility ${look}`, full, async ({ page }) => {
    await dress(page, place, theme);
    for (const [path, heading] of [
      ['/auth/verify-email', 'Which address is yours?'],
      ['/auth/verify-email?email=grace%40example.com', 'Check your email'],
      ['/auth/callback?from=confirmation&code=6f1c9a52-3b7e-4c1d-9a0f-2d5e8b7c4a10', 'Your email is confirmed'],
      ['/auth/callback?error=access_denied&error_description=Email+link+is+invalid', 'Authentication Error'],
      ['/_inbox', 'Inbox'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectNoFaults(page);
    }
  });

  journey(`the pages of an account keep the rules of accessibility ${look}`, full, async ({ page, freshNewcomer }) => {
    await dress(page, place, theme);
    await page.goto('/auth/signin');
    await signIn(page, freshNewcomer);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Phone number is required')).toBeVisible();
    await expectNoFaults(page);
    await page.getByLabel('Phone number').fill('+1 202 555 0100');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Student');
    await page.getByLabel('Gender').selectOption('other');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expectNoFaults(page);
    if (place === 'phone') {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
      await expectNoFaults(page);
    }

    await page.goto('/profile');
    await expect(page.getByText('Student')).toBeVisible();
    await expectNoFaults(page);
    await page.goto('/auth/new-password');
    await page.getByLabel('New password', { exact: true }).press('Enter');
    await expect(page.getByText('Password is required')).toBeVisible();
    await expectNoFaults(page);

    await page.route('**/rpc/{user_ssp_profile,get_user_details}', (route) => route.fulfill({ status: 400, json: {} }));
    for (const [path, words] of [
      ['/profile', 'Failed to load profile data'],
      ['/auth/userDetails', 'Failed to load user data.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
      await expectNoFaults(page);
    }
  });
}
