/** The built pages in the pseudo-locale: a language that takes 140 % of the room fits at every width. */
import { type Page, test as base, expect } from 'playwright/test';
import { markWelcomed } from '../../e2e/welcomed.ts';
import { pseudoLocale } from '../texts/pseudoLocale.ts';
import { openBorder } from './border/openBorder.ts';
import { cutTexts } from './engine/cutTexts.ts';
import { Visit } from './engine/Visit.ts';

const test = base.extend<{ visit: Visit }>({
  visit: async ({ context, page }, provide) => {
    const border = await openBorder();
    await markWelcomed(context);
    await speakPseudo(page);
    await provide(new Visit(context, page, border));
    await page.close();
    await border.close();
  },
});

/** What the page fetches as English, the words of the first page before the rest, is handed to it translated. */
async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/(en|firstTexts)-[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /export\{(\w+) as (\w+)\}/,
      (_, local: string, name: string) => `const pseudo=(${String(pseudoLocale)})(${local});export{pseudo as ${name}}`,
    );
    await route.fulfill({ response: answer, body });
  });
}

const forVisitors = [
  '/',
  '/auth/signin',
  '/auth/signup',
  '/auth/verify-email?email=ada%40example.com',
  '/auth/callback?error=access_denied&error_description=Email+link+is+invalid',
  '/auth/forgot-password',
  '/replay',
  '/learn',
  '/learn/basics',
  '/community',
  '/about',
  '/docs',
  '/api',
  '/faq',
  '/contact',
  '/feedback',
  '/terms',
  '/_design',
  '/nowhere',
];
const forLearners = [
  '/dashboard',
  '/profile',
  '/challenges',
  '/challenge/1',
  '/auth/userDetails',
  '/auth/new-password',
];
const widths = [360, 768, 1440];

for (const [paths, isLearner] of [
  [forVisitors, false],
  [forLearners, true],
] as const) {
  for (const path of paths)
    // One of them belongs to every run, so that the way of translating cannot break unseen.
    test(`${path} fits at every width`, { tag: path === '/profile' ? [] : ['@full'] }, async ({ visit }) => {
      const { page } = visit;
      if (isLearner) await visit.remember();
      await visit.goto(path);
      await expect(page).toHaveTitle(/^[^a-z]+$/);
      await expect(page.locator(path === '/challenge/1' ? '.cm-content' : 'h1')).toBeVisible();
      // Until its typeface has come, a text has letters of another width.
      await page.evaluate(async () => void (await document.fonts.ready));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(cutTexts), `at ${width} px`).toEqual([]);
      }
    });
}
