/** The home page that the server has drawn ahead: seen before any script has run, and the same page afterwards. */
import type { Page, Route } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';
import { translatePages } from './translatedPage.ts';

const title = 'Master Robotics Programming Through Interactive Challenges';

/** No script of the pages arrives until the returned function is called. */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  const blocked: Route[] = [];
  const hold = { is: true };
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (hold.is) blocked.push(route);
    else await route.continue();
  });
  return async () => {
    hold.is = false;
    await Promise.all(blocked.map((route) => route.continue()));
  };
}

journey(
  'what a visitor presses before the scripts are here is done when they are, on the same page',
  async ({ page }) => {
    const arrive = await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle('Servolab – Master Robotics Programming');
    const drawn = await heading.elementHandle();
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    await arrive();
    await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await heading.evaluate((now, before) => now === before, drawn)).toBe(true);
  },
);

for (const theme of ['dark', 'light'])
  journey(`a ${theme} page is brought to life, and nothing of it is drawn anew`, { tag: '@full' }, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('servolab:theme', chosen), theme);
    const arrive = await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    const drawn = await heading.elementHandle();
    await arrive();
    const other = theme === 'dark' ? 'light' : 'dark';
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Switch to the ${other} theme` })).toBeVisible();
    expect(await heading.evaluate((now, before) => now === before, drawn)).toBe(true);
  });

journey(
  'a language that is chosen before the scripts are here is spoken when they are',
  { tag: '@full' },
  async ({ page }) => {
    const arrive = await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await arrive();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // Who comes again sees nothing of the other language, whatever the browser asks for.
    const arriveAgain = await withoutScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await arriveAgain();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  },
);

journey('a learner who is signed in is shown nobody else’s page first', async ({ page, freshLearner }) => {
  await page.goto('/auth/signin');
  await signIn(page, freshLearner);
  await expect(page).toHaveURL('/dashboard');
  const arrive = await withoutScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await arrive();
  await expect(page.getByRole('link', { name: 'My Profile' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

journey(
  'a page that the browser has translated before it is brought to life is drawn anew, and has no fault',
  { tag: '@full' },
  async ({ context, page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await translatePages(context);
    const blocked: Route[] = [];
    await page.route('/config.json', (route) => void blocked.push(route));
    await page.goto('/');
    const heading = page.getByRole('heading', { name: title.toUpperCase() });
    await expect(heading).toBeVisible();
    const translated = await heading.elementHandle();
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    await Promise.all(blocked.map((route) => route.continue()));
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await expect(heading).toBeVisible();
    await expect.poll(() => heading.evaluate((now, before) => now === before, translated)).toBe(false);
    expect(faults).toEqual([]);
  },
);
