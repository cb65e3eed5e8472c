/** No link of ours leads nowhere: each page is gone to from the one that names it, as a visitor, and as a learner with a profile and without. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { crawl, watchComplaints } from './crawl.ts';
import { expect, journey, learner, signIn } from './journey.ts';

const run = promisify(execFile);

/** Every page that the specification names; the rest is found by links as well. */
const named = ['/about', '/api', '/community', '/contact', '/docs', '/faq', '/feedback', '/learn', '/terms'];

journey('every link leads to a page, for a visitor and for a learner', { tag: '@full' }, async ({ page, server }) => {
  const origin = new URL(server.address).origin;
  const complaints = watchComplaints(page, origin);

  expect([...(await crawl(page))]).toEqual(expect.arrayContaining([...named, '/learn/vision', '/auth/signup']));

  await page.goto('/contact');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('Message').fill('The wheels squeak.');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();

  const env = { DATA_DIR: server.dataFolder, PORT: new URL(origin).port };
  const { stdout } = await run(process.execPath, ['scripts/inbox.js'], { env });
  expect(stdout).toContain('from <grace@example.com>\n\n  The wheels squeak.');

  await page.goto('/docs/robot');
  await expect(page.getByRole('heading', { level: 1, name: 'The robot and its worlds' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Paths' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);

  await page.goto('/auth/signin');
  await signIn(page, learner);
  await expect(page).toHaveURL('/dashboard');
  expect([...(await crawl(page))]).toEqual(
    expect.arrayContaining([...named, '/dashboard', '/profile', '/challenges', '/challenge/1']),
  );

  await page.goto('/api');
  await page.getByText('/api/commands').click();
  await page.getByRole('button', { name: 'Try it out: /api/commands' }).click();
  await expect(page.getByText('The server answered 200:')).toBeVisible();
  expect(complaints).toEqual([]);
});

journey(
  'every link leads to a page, for a learner without a profile',
  { tag: '@full' },
  async ({ page, server, freshNewcomer }) => {
    const complaints = watchComplaints(page, new URL(server.address).origin);
    await page.goto('/auth/signin');
    await signIn(page, freshNewcomer);
    await expect(page).toHaveURL('/auth/userDetails');
    expect([...(await crawl(page))]).toEqual(expect.arrayContaining([...named, '/learn/vision', '/auth/userDetails']));
    expect(complaints).toEqual([]);
  },
);
