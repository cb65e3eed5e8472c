/** Every way in: a new account by e-mail, Google, a forgotten password; and the ways out of it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { signedOut } from './expectReplayed.ts';
import { expect, journey, learner, signIn } from './journey.ts';
import { readToast } from './toasts.ts';
import { statusOf } from './workspacePage.ts';

interface EmailMessage {
  otp: string;
  link: string;
}

async function emailTo(page: Page, address: string): Promise<EmailMessage> {
  const answer = await page.request.get(`/_inbox/latest?to=${encodeURIComponent(address)}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as EmailMessage;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('first-password');
  await page.getByLabel('Confirm password', { exact: true }).fill('first-password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await readToast(page, 'Check your email for the confirmation link!');
  await expect(page).toHaveURL(`/auth/verify-email?email=${encodeURIComponent(email)}`);
}

async function completeProfile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await page.getByLabel('Phone number').fill('+44 20 7946 0000');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Student');
  await page.getByLabel('Gender').selectOption('other');
  await page.getByRole('button', { name: 'Submit' }).click();
}

journey('somebody signs up, opens the e-mail, completes the profile, and is at the dashboard', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await signUp(page, email);
  const { link } = await emailTo(page, email);
  await page.goto(link);
  await completeProfile(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByText('Student')).toBeVisible();
});

journey(
  'who completes the profile in a second tab is led on in the first one, too',
  { tag: '@full' },
  async ({ page, context }) => {
    const email = `${randomUUID()}@example.com`;
    await signUp(page, email);
    const { link } = await emailTo(page, email);
    const second = await context.newPage();
    await second.goto(link);
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    await completeProfile(second);
    for (const tab of [second, page]) {
      await expect(tab).toHaveURL('/dashboard');
      await expect(tab.getByRole('heading', { name: /Welcome/ })).toBeVisible();
    }
  },
);

journey(
  'an e-mail opened in another browser confirms the address, and says to sign in',
  { tag: '@full' },
  async ({ page, browser }) => {
    const email = `${randomUUID()}@example.com`;
    await signUp(page, email);
    const { link } = await emailTo(page, email);
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(other.url()).not.toContain('code=');
    await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(other, { email, password: 'first-password' });
    await expect(other.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    await other.close();
  },
);

journey('a link that was used before is refused in words, whatever the address says', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
  await expect(page.getByRole('alert').getByText('Email link is invalid')).toBeVisible();
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await expect(page).toHaveURL('/auth/callback');
});

journey(
  'somebody comes in through Google, and comes back to where they were going',
  async ({ page, administrator }) => {
    await administrator.remove({ email: 'sample.learner@example.com' });
    await page.goto('/challenges');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Sample Learner' }).click();
    await completeProfile(page);
    await expect(page).toHaveURL('/challenges');
    await expect(page.getByRole('heading', { name: 'Challenge Browser' })).toBeVisible();
  },
);

journey(
  'somebody who comes in through Google is welcomed, however long it takes to find out who they are',
  { tag: '@full' },
  async ({ page, administrator }) => {
    await administrator.remove({ email: 'sample.learner@example.com' });
    const saved = page.waitForResponse(/rpc\/user_upsert_profile/);
    await page.route(/rpc\/user_ssp_isverified/, async (route) => {
      await saved;
      await route.continue();
    });
    await page.goto('/challenges');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Sample Learner' }).click();
    const outcome = Promise.race(
      ['An error occurred. Please try again.', 'Complete Your Profile'].map(async (words) => {
        await page.getByText(words).first().waitFor();
        return words;
      }),
    );
    expect(await outcome).toBe('Complete Your Profile');
    await expect(page.getByText('Login Successful!!')).toBeVisible();
  },
);

journey('somebody who refuses at Google is told so, and nobody is signed in', { tag: '@full' }, async ({ page }) => {
  await page.goto('/auth/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

journey('a forgotten password is replaced by an e-mail', async ({ page, freshLearner }) => {
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The form of the sign-in has a field of the same name until the other page is there.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(freshLearner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { link } = await emailTo(page, freshLearner.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('second-password');
  await page.getByLabel('Confirm password', { exact: true }).fill('second-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await readToast(page, 'Your password has been changed.');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, { ...freshLearner, password: 'second-password' });
  await readToast(page, 'Logged in successfully!');
});

journey('who signs out in one tab is signed out in the other', { annotation: signedOut }, async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/auth/signin');
  await signIn(one, learner);
  await expect(one).toHaveURL('/dashboard');
  await other.goto('/profile');
  await expect(other.getByText('Learner', { exact: true })).toBeVisible();
  await one.getByRole('button', { name: 'Log out' }).click();
  await expect(one).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

journey('unsaved work is asked about before its learner is signed out', { annotation: signedOut }, async ({ page }) => {
  await page.goto('/challenge/1');
  await signIn(page, learner);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await page.getByRole('textbox', { name: /code editor/ }).click();
  await page.keyboard.insertText('# not saved\n');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('textbox', { name: /code editor/ })).toContainText('# not saved');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out without saving' }).click();
  await expect(page).toHaveURL('/auth/signin?redirect=%2Fchallenge%2F1');
});

journey('a session planted in the address is not taken', async ({ page }) => {
  const planted = '#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer';
  for (const path of ['/', '/auth/callback']) {
    await page.goto(`${path}${planted}`);
    await expect(page).not.toHaveURL(/access_token/);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  }
});
