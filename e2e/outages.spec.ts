/** Somebody is on their way, or at work, while the services are away: they are told, and go on by themselves. */
import { ageSession } from './ageSession.ts';
import { faultyService } from './faultyService.ts';
import { expect, journey, learner, signIn } from './journey.ts';
import { loadOnce } from './loadOnce.ts';
import { startServer } from './startServer.ts';
import { messagesOf, replaceText, statusOf } from './workspacePage.ts';
import { readToast, timesShown } from './toasts.ts';

const FAILED = 'An error occurred. Please try again.';

journey(
  'a learner whose profile cannot be asked about waits, is told once, and goes on by themselves',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    const service = await faultyService(page, /\/rpc\/user_ssp_isverified$/);
    await loadOnce(page, '/auth/signin?redirect=/challenges');
    service.fail(503);
    await signIn(page, freshLearner);
    await readToast(page, FAILED);
    // A first attempt and three more.
    expect(service.asked()).toBe(4);
    service.recover();
    await expect(page.getByRole('heading', { name: 'Challenge Browser' })).toBeVisible();
    expect(timesShown(page, FAILED)).toBe(1);
  },
);

journey(
  'a page opened with an old session while nobody can renew it says so, and knows the learner by itself later',
  async ({ page, freshLearner }) => {
    journey.slow();
    const service = await faultyService(page, /grant_type=refresh_token/);
    await page.clock.install();
    await page.goto('/auth/signin');
    await signIn(page, freshLearner);
    await expect(page).toHaveURL('/dashboard');
    await ageSession(page);
    service.fail(503);
    await loadOnce(page, '/challenges');
    // The clock goes faster than code travels: what is told before there is a place to tell it would have come and gone.
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    await service.runClockUntil(() => service.asked() >= 8);
    await readToast(page, FAILED);
    await expect(page).toHaveURL('/auth/signin?redirect=%2Fchallenges');

    service.recover();
    await service.runClockUntil(() => page.getByRole('heading', { name: 'Challenge Browser' }).isVisible());
  },
);

journey('coming back from Google survives a service that fails', { tag: '@full' }, async ({ page, administrator }) => {
  await administrator.remove({ email: 'sample.learner@example.com' });
  const code = await faultyService(page, /grant_type=pkce/);
  const profile = await faultyService(page, /\/rpc\/user_upsert_profile$/);
  const comeIn = async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Sample Learner' }).click();
  };
  await page.goto('/auth/signin');
  code.fail(503);
  profile.fail(503);
  await comeIn();
  await expect(page.getByText('An unexpected error occurred. Please try signing in again.')).toBeVisible();
  code.recover();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await comeIn();
  await expect(page.getByText('Failed to update user profile.')).toBeVisible();
  expect(profile.asked()).toBe(1);
  profile.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await readToast(page, 'Login Successful!!');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

journey(
  'a sign-in that nobody answers ends after half a minute, with nothing lost',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    journey.slow();
    const service = await faultyService(page, /\/auth\/v1\/token/);
    await loadOnce(page, '/auth/signin');
    service.fail('nothing');
    await signIn(page, freshLearner);
    await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
    await readToast(page, FAILED);
    expect(service.asked()).toBe(1);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(freshLearner.password);
    service.recover();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

journey(
  'text that is not saved outlives the server, and is saved by the next one, where the robot is in the world of the challenge',
  { tag: '@full' },
  async ({ page }) => {
    journey.slow();
    let server = await startServer();
    try {
      const status = statusOf(page);
      await loadOnce(page, `${server.address}/auth/signin?redirect=/challenge/1`);
      await signIn(page, learner);
      await expect(status.getByText('WebSocket connected')).toBeVisible();
      await expect(status.getByText('File ready')).toBeVisible();
      await replaceText(page, '# typed before\n'.repeat(100));

      await server.kill();
      await expect(status.getByText(/WebSocket disconnected/)).toBeVisible();
      await page.keyboard.insertText('# typed in between\n');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(messagesOf(page).getByText('Error saving file: Network Error')).toBeVisible();
      await expect(status.getByText('Unsaved changes')).toBeVisible();

      server = await startServer(server);
      await expect(status.getByText('WebSocket connected')).toBeVisible();
      await expect(status.getByText('1,519 characters')).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(status.getByText(/Saved at/)).toBeVisible();
      await expect(page.getByRole('textbox', { name: /code editor/ })).toContainText('# typed in between');

      // The server that is gone was told into which world the robot belongs; this one has to be told again.
      await page.getByRole('tab', { name: 'Robot' }).click();
      const panel = page.getByRole('tabpanel', { name: 'Robot' });
      await expect(panel.getByText('Straight ahead something stands 1.5 m away.')).toBeVisible();
    } finally {
      await server.close();
    }
  },
);

journey('what is wanted without a network comes as soon as there is one', async ({ context, page, freshLearner }) => {
  await page.goto('/auth/signin?redirect=/challenge/1');
  await signIn(page, freshLearner);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await context.setOffline(true);
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('CommandDialog'));
  await page.keyboard.press('F1');
  await missed;
  await replaceText(page, '# typed without a network');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: /code editor/ })).toContainText('# typed without a network');
});

journey(
  'a page that is asked for without a network comes as soon as there is one',
  async ({ context, page, freshLearner }) => {
    await page.goto('/auth/signin?redirect=/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await context.setOffline(true);
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('LearnPage'));
    await page.getByRole('banner').getByRole('link', { name: 'Learn' }).click();
    await missed;
    await expect(page.locator('html')).toHaveAttribute('data-fetching');
    await expect(page.getByRole('textbox', { name: /code editor/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Learning Paths' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-fetching');
  },
);

journey(
  'who leaves unsaved text is asked, though the network went before anything was asked',
  async ({ context, page, freshLearner }) => {
    await page.goto('/auth/signin?redirect=/challenge/1');
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('ModalDialog'));
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await fetched;
    await replaceText(page, '# typed before the network went');
    await context.setOffline(true);
    const question = page.getByRole('dialog');
    for (const way of [
      page.getByRole('banner').getByRole('link', { name: 'Learn' }),
      page.getByRole('button', { name: 'Log out' }),
    ]) {
      await way.click();
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect(question).toBeHidden();
    }
    await expect(page.getByRole('textbox', { name: /code editor/ })).toContainText('# typed before the network went');
  },
);

for (const [locale, title, advice] of [
  ['en-GB', 'Unexpected Application Error!', 'The words of this site could not be fetched.'],
  ['es-MX', '¡Error inesperado de la aplicación!', 'No se pudieron obtener los textos de este sitio.'],
] as const)
  journey.describe(`in a browser that asks for ${locale}`, () => {
    journey.use({ locale });
    journey('a visit that no words reach is told so in its language', async ({ page }) => {
      await page.route(/\/assets\/(firstTexts|en|es)-/, (route) => route.abort());
      await page.goto('/auth/signin');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(advice)).toBeVisible();
    });
  });
