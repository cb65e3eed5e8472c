/** The same product on a Supabase project of another address: nothing but the configuration says so. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, journey, learner, signIn } from './journey.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { replaceText, statusOf } from './workspacePage.ts';
import { readToast } from './toasts.ts';

/** A server whose embedded Supabase is the project, and one that is told of it. */
async function startBoth(): Promise<{ project: RunningServer; site: RunningServer }> {
  const first = await startServer();
  const keys = JSON.parse(await readFile(join(first.dataFolder, 'keys.json'), 'utf8')) as { anonKey: string };
  const site = await startServer(undefined, { SUPABASE_URL: first.address, SUPABASE_ANON_KEY: keys.anonKey });
  // Only now it is known which other site the project shall answer.
  await first.kill();
  const project = await startServer(first, { ALLOWED_ORIGINS: [first.address, site.address].join(',') });
  return { project, site };
}

journey(
  'learners of a hosted project come in by password and through Google, work, come back, and sign out',
  { tag: '@full' },
  async ({ page }) => {
    journey.slow();
    const { project, site } = await startBoth();
    try {
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(`${new URL(request.url()).origin} ${new URL(request.url()).pathname}`));
      await page.goto(`${site.address}/challenge/1`);
      await signIn(page, { email: learner.email, password: 'wrong-password' });
      await readToast(page, 'Invalid login credentials');
      await signIn(page, learner);
      await expect(page).toHaveURL(`${site.address}/challenge/1`);
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
      await expect(statusOf(page).getByText('WebSocket connected')).toBeVisible();
      await replaceText(page, '# saved beside the project\n'.repeat(100));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();

      await page.reload();
      await expect(statusOf(page).getByText('2,700 characters')).toBeVisible();
      await page.getByRole('link', { name: 'My Profile' }).click();
      await expect(page.getByText('Learner', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(`${site.address}/`);
      await expect.poll(() => page.context().cookies()).toEqual([]);

      expect(asked).toContain(`${project.address} /auth/v1/token`);
      expect(asked).toContain(`${project.address} /rest/v1/rpc/user_ssp_profile`);
      expect([...asked].filter((address) => address.startsWith(`${site.address} /auth/v1`))).toEqual([]);

      await page.getByRole('link', { name: 'Sign In' }).click();
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('link', { name: 'Sample Learner' }).click();
      await readToast(page, 'Login Successful!!');
      await expect(page).toHaveURL(`${site.address}/`);
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    } finally {
      await Promise.all([site.close(), project.close()]);
    }
  },
);

journey('work goes on while the hosted project is away', { tag: '@full' }, async ({ page }) => {
  journey.slow();
  const started = await startBoth();
  const { site } = started;
  let { project } = started;
  try {
    await page.goto(`${site.address}/challenge/1`);
    await signIn(page, learner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await project.kill();
    await replaceText(page, '# the project is away\n'.repeat(100));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await readToast(page, 'Failed to load profile data');
    project = await startServer(project, { ALLOWED_ORIGINS: [project.address, site.address].join(',') });
    // Each part of the page offers it for itself; the profile is the first.
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('Learner', { exact: true })).toBeVisible();
  } finally {
    await Promise.all([site.close(), project.close()]);
  }
});
