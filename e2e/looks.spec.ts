/** Every page that links lead to, in every look: three widths in both themes, enlarged, without motion, and in Spanish. */
import { expect, journey, learner } from './journey.ts';
import { crawl, watchComplaints } from './crawl.ts';

interface Look {
  name: string;
  width: number;
  theme?: 'dark' | 'light';
  locale?: 'es';
  /** How many pixels of the screen there are for one of the page. */
  enlarged?: number;
  reducedMotion?: 'reduce';
}

const looks: readonly Look[] = [
  ...[360, 768, 1440].flatMap((width) =>
    (['dark', 'light'] as const).map((theme) => ({ name: `${width} pixels wide, ${theme}`, width, theme })),
  ),
  { name: 'enlarged to 200 %', width: 640, enlarged: 2 },
  { name: 'without motion', width: 1440, reducedMotion: 'reduce' },
  { name: 'in Spanish on a phone', width: 360, locale: 'es', theme: 'light' },
  { name: 'in Spanish on a desk', width: 1440, locale: 'es' },
];

for (const { name, width, theme = 'dark', locale = 'en', enlarged = 1, reducedMotion } of looks)
  journey.describe(name, () => {
    journey.use({
      viewport: { width, height: 800 / enlarged },
      deviceScaleFactor: enlarged,
      contextOptions: { reducedMotion: reducedMotion ?? 'no-preference' },
    });

    journey('every page keeps the rules of accessibility', { tag: '@full' }, async ({ page, server }) => {
      const complaints = watchComplaints(page, new URL(server.address).origin);
      await page.addInitScript(
        ([chosenTheme, chosenLocale]) => {
          localStorage.setItem('servolab:theme', chosenTheme);
          localStorage.setItem('servolab:locale', chosenLocale);
        },
        [theme, locale] as const,
      );
      await crawl(page);
      await page.goto('/auth/signin');
      await page.locator('input[type=email]').fill(learner.email);
      await page.locator('input[type=password]').fill(learner.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard');
      const pages = await crawl(page);
      expect(pages.size).toBeGreaterThanOrEqual(30);
      // Nobody who is signed in is sent to sign in for a page.
      expect([...pages].filter((path) => path.startsWith('/auth/signin?'))).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
