/** The end of an account: what was said to go is gone, in every tab. */
import type { Page } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';
import { readToast } from './toasts.ts';

journey(
  'a learner deletes their account with everything this browser keeps, and cannot sign in any more',
  async ({ page, context, freshLearner: learner }) => {
    await page.goto('/profile');
    await signIn(page, learner);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { name: /Welcome/ })).toBeVisible();
    await page.evaluate(() => window.localStorage.setItem('servolab:processes', 'mine'));

    await page.setViewportSize({ width: 390, height: 664 });
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(question.getByRole('heading', { name: 'Delete your account?' })).toBeInViewport();
    await fillIn(page, { ...learner, password: 'not the password' });
    await expect(question.getByRole('alert')).toContainText('This is not the password of your account.');
    await expect(question.getByLabel('Email')).toHaveValue(learner.email);

    await fillIn(page, learner);
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    await expect(page.getByText('This browser keeps nothing of you either.')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);

    await page.goto('/auth/signin');
    await signIn(page, learner);
    await readToast(page, 'Invalid login credentials');
  },
);

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Email').fill(email);
  await question.getByLabel('Password', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Delete my account', exact: true }).click();
}
