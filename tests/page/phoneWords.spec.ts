/** A word without a space, and words in another language, fit into a phone. */
import { sharedRunOf } from '../fakes/fakeBoard.ts';
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
