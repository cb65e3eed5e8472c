/** A school's own server, under a name of its network and without https: browsers give less to such a page. */
import { expect, journey as onLocalhost } from './journey.ts';
import { expectKept } from './keptDrafts.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { outputOf, replaceText, statusOf } from './workspacePage.ts';

const journey = onLocalhost.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer(undefined, {
        SITE_URL: 'http://school.test',
        EMBEDDED_PUBLIC: 'yes',
        GOTRUE_MAILER_AUTOCONFIRM: 'true',
        PROFILE_FIELDS: 'none',
      });
      await provide(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, provide) => {
      await provide({ ...options, args: [...args, '--host-resolver-rules=MAP school.test 127.0.0.1'] });
    },
    { scope: 'worker' },
  ],
});

/** Of the length of the one that it takes the place of: nobody is asked whether it may be so short. */
const program = "#!/usr/bin/env python3\nprint('heard at school', flush=True)\n".padEnd(2800, '#');

journey(
  'a learner signs up, saves, builds and starts a program without https',
  { tag: '@full' },
  async ({ context, page }) => {
    await page.goto('/auth/signup?redirect=/challenge/1');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    // No client of Google's is named, and a sample is for this machine alone.
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
    await page.getByLabel('Email', { exact: true }).fill('learner@school.test');
    await page.getByLabel('Password', { exact: true }).fill('first-password');
    await page.getByLabel('Confirm password', { exact: true }).fill('first-password');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Student');
    await page.getByRole('button', { name: 'Submit' }).click();

    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await replaceText(page, program);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();
    await page.getByRole('button', { name: 'Build' }).click();
    await expect(statusOf(page).getByText('Build success')).toBeVisible();
    await page.getByRole('button', { name: 'Start obstacle_course.py' }).click();
    await expect(outputOf(page).getByText('heard at school')).toBeVisible();
    await outputOf(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(outputOf(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();

    // What is typed in one tab is no lost text in the other, until the first is gone.
    await page.getByRole('textbox', { name: /code editor/ }).click();
    await page.keyboard.insertText('# typed and not saved\n');
    await expectKept(page, '# typed and not saved');
    const other = await context.newPage();
    const answers: unknown[] = [];
    await other.exposeFunction('answered', (data: unknown) => answers.push(data));
    await other.addInitScript(() => {
      new BroadcastChannel('servolab-tabs').addEventListener('message', ({ data }) => {
        if (typeof data === 'string') Reflect.get(globalThis, 'answered')(data);
      });
    });
    await other.clock.install();
    await other.goto('/challenge/1');
    await expect(statusOf(other).getByText('File ready')).toBeVisible();
    await expect.poll(() => answers).not.toEqual([]);
    await other.clock.runFor(1000);
    const offer = other.getByText(/You have unsaved changes from/);
    await expect(offer).toHaveCount(0);
    await page.close();
    await other.reload();
    await expect(offer).toBeVisible();
  },
);
