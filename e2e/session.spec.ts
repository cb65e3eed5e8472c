/** What becomes of a session while its learner is at work: it grows old, or somebody else ends it. */
import type { Page } from 'playwright/test';
import { ageSession } from './ageSession.ts';
import { signedOut } from './expectReplayed.ts';
import { expect, journey, signIn } from './journey.ts';
import { statusOf } from './workspacePage.ts';
import { readToast } from './toasts.ts';

const STORED = 'servolab-session';

const refreshes = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) seen.push(request.url());
  });
  return seen;
};

const editor = (page: Page) => page.getByRole('textbox', { name: /code editor/ });

journey(
  'a learner whose token has expired comes back without noticing',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    await page.goto('/profile');
    await signIn(page, freshLearner);
    await expect(page).toHaveURL('/profile');
    await ageSession(page);
    await page.context().clearCookies();

    const asked = refreshes(page);
    await page.goto('/challenge/1');
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await expect(statusOf(page).getByText('WebSocket connected')).toBeVisible();
    await expect(page).toHaveURL('/challenge/1');
    expect(asked).toHaveLength(1);
    await expect(page.getByText('You have been signed out')).toHaveCount(0);
  },
);

journey('an hour passes at work, and what is typed stays and is saved', async ({ page, freshLearner }) => {
  await page.clock.install();
  await page.goto('/challenge/1');
  await signIn(page, freshLearner);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await editor(page).click();
  await page.keyboard.insertText('# an hour ago\n');

  const asked = page.waitForResponse((answer) => answer.url().includes('grant_type=refresh_token') && answer.ok());
  // The server has forgotten the cookie as well: the workspace learns of the new token by itself.
  await page.context().clearCookies();
  await page.clock.fastForward('01:01:00');
  await asked;
  await expect(editor(page)).toContainText('# an hour ago');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();
  await expect(page).toHaveURL('/challenge/1');
});

journey(
  'who signs out everywhere is told so at the next step, and comes back to the same page',
  { tag: '@full' },
  async ({ page, freshLearner, administrator }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await administrator.endSessions(freshLearner);

    await editor(page).click();
    await page.keyboard.insertText('# typed before\n');
    await page.getByRole('button', { name: 'Save' }).click();
    await readToast(page, 'You have been signed out. Please sign in again.');
    await expect(page).toHaveURL('/auth/signin?redirect=%2Fchallenge%2F1');
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toBeNull();

    await signIn(page, freshLearner);
    await expect(page).toHaveURL('/challenge/1');
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
  },
);

for (const { ending, act, words } of [
  { ending: 'banned', act: 'ban', words: 'User is banned' },
  { ending: 'deleted', act: 'remove', words: 'Invalid login credentials' },
] as const)
  journey(
    `a learner who was ${ending} is told at the next step, and not let in again`,
    { annotation: signedOut, tag: ending === 'banned' ? [] : '@full' },
    async ({ page, freshLearner, administrator }) => {
      await page.goto('/challenges');
      await signIn(page, freshLearner);
      await expect(page.getByRole('link', { name: /Obstacle Course/ })).toBeVisible();
      await administrator[act](freshLearner);

      await page.getByRole('link', { name: /Obstacle Course/ }).click();
      await readToast(page, 'You have been signed out. Please sign in again.');
      await expect(page).toHaveURL('/auth/signin?redirect=%2Fchallenge%2F1');
      await signIn(page, freshLearner);
      await readToast(page, words);
      await expect(page).toHaveURL('/auth/signin?redirect=%2Fchallenge%2F1');
    },
  );
