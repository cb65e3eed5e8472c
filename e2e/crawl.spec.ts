/** No link of ours leads nowhere: each page is gone to from the one that names it, as a visitor and as a learner. */
import type { Page } from 'playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expectNoFaults } from './expectNoFaults.ts';
import { expect, journey, learner, signIn } from './journey.ts';

const run = promisify(execFile);

/** What belongs to a workspace opens one: its own journeys are there for it, and one visit here is enough. */
const isRepeated = (path: string, seen: ReadonlySet<string>) =>
  /^\/challenge\/\d+$/.test(path) && [...seen].some((other) => /^\/challenge\/\d+$/.test(other));

/** Every page of the site that is reached from `/` by links, without loading anything twice. */
async function crawl(page: Page, origin: string): Promise<Set<string>> {
  const seen = new Set<string>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || isRepeated(path, seen)) continue;
    seen.add(path);
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page Not Found' }), path).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' }), path).toHaveCount(0);
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    await expect(page, path).not.toHaveTitle('Servolab');
    await expectNoFaults(page);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const own = links
      .filter((link) => link.startsWith(origin))
      .map((link) => link.slice(origin.length).replace(/#.*/, ''));
    waiting.push(...own.filter((link) => link.startsWith('/') && !/^\/(openapi\.json|_inbox)/.test(link)));
  }
  return seen;
}

/** Every page that the specification names; the rest is found by links as well. */
const named = ['/about', '/api', '/community', '/contact', '/docs', '/faq', '/feedback', '/learn', '/terms'];

journey('every link leads to a page, for a visitor and for a learner', { tag: '@full' }, async ({ page, server }) => {
  const origin = new URL(server.address).origin;
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== new URL(origin).host)
      faults.push(request.url());
  });

  await page.goto('/');
  expect([...(await crawl(page, origin))]).toEqual(expect.arrayContaining([...named, '/learn/vision', '/auth/signup']));

  await page.goto('/contact');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('Message').fill('The wheels squeak.');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();

  const env = { DATA_DIR: server.dataFolder, PORT: new URL(origin).port };
  const { stdout } = await run(process.execPath, ['scripts/inbox.js'], { env });
  expect(stdout).toContain('from <grace@example.com>\n\nThe wheels squeak.');

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
  expect([...(await crawl(page, origin))]).toEqual(
    expect.arrayContaining([...named, '/dashboard', '/profile', '/challenges', '/challenge/1']),
  );

  await page.goto('/api');
  await page.getByText('/api/commands').click();
  await page.getByRole('button', { name: 'Try it out: /api/commands' }).click();
  await expect(page.getByText('The server answered 200:')).toBeVisible();
  expect(faults).toEqual([]);
});
