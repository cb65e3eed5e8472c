/** A word without a space, and words in another language, fit into a phone. */
import { sharedRunOf } from '../fakes/fakeBoard.ts';
import { advancedProgress } from '../fakes/fakeProgress.ts';
import { rows } from './border/answers.ts';
import { expect, test } from './engine/visitTest.ts';

const LONG_WORD = 'W'.repeat(60);

test('a title of sixty letters leaves the board as wide as a phone', async ({ visit }) => {
  const { page, border } = visit;
  const { userName: author, ...run } = sharedRunOf(1, { title: LONG_WORD, userName: LONG_WORD });
  border.questions.setDefault('users_isp_list_shared_runs', () =>
    rows('users_isp_list_shared_runs', [{ author, ...run }]),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await visit.goto('/community');
  await expect(page.getByRole('heading', { name: LONG_WORD })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const locale of ['en', 'es'])
  test(
    `no name of a challenge is parted in a word, and no badge is smaller than its words, in ${locale}`,
    { tag: locale === 'es' ? [] : '@full' },
    async ({ visit }) => {
      const { page, border } = visit;
      border.questions.setDefault('user_ssp_progress', () => rows('user_ssp_progress', [advancedProgress]));
      border.questions.setDefault('user_ssp_challenge_stats', () =>
        rows('user_ssp_challenge_stats', advancedProgress.stats),
      );
      await page.setViewportSize({ width: 360, height: 740 });
      await visit.store('servolab:locale', locale);
      await visit.remember();
      for (const path of ['/dashboard', '/profile']) {
        await visit.goto(path);
        const name = page.getByRole('main').getByRole('listitem').locator('a[href="/challenge/1"]').first();
        await expect(name).toBeVisible();
        expect.soft(await name.evaluate(partedWords), path).toEqual([]);
        expect.soft(await page.evaluate(spiltBadges), path).toEqual([]);
      }
    },
  );

/** The words of an element that stand on more than one line. Run in the page. */
function partedWords(element: Element): string[] {
  const texts: Node[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );
}

/** The badges in lists that their words stand out of. Run in the page. */
function spiltBadges(): string[] {
  return [...document.querySelectorAll('main li span')].flatMap((badge) => {
    if (!getComputedStyle(badge).display.endsWith('flex')) return [];
    const frame = badge.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(badge);
    const words = range.getBoundingClientRect();
    const isSpilt =
      words.top < frame.top || words.bottom > frame.bottom || words.left < frame.left || words.right > frame.right;
    return isSpilt ? [badge.textContent ?? ''] : [];
  });
}
