/** What is said of a start and of a solution moves nothing that somebody reads or types. */
import type { Page } from 'playwright/test';
import { collided, judgedAs } from '../fakes/fakeVerdicts.ts';
import { answered } from './border/answers.ts';
import { expect, test } from './engine/visitTest.ts';
import { buttonOf, editorOf, enterWorkspace, statusOf } from './engine/workspacePage.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const size of sizes)
  test(
    `the code stays where it is when a verdict comes, ${size.width} pixels wide`,
    { tag: size.width === 390 ? [] : '@full' },
    async ({ visit }) => {
      const { page, border } = visit;
      await page.setViewportSize(size);
      border.questions.hold('judgeSubmission');
      await enterWorkspace(visit);
      await showCode(page);
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
      await buttonOf(page, 'Build').click();
      await expect(statusOf(page).getByText('Build success')).toBeVisible();
      const before = await placesOf(page);
      await buttonOf(page, 'Submit').click();
      await expect(page.getByText('Your solution is on its way to the judge…').first()).toBeVisible();
      expect(await placesOf(page)).toEqual(before);
      await border.questions.answer('judgeSubmission', answered('judgeSubmission', judgedAs(collided)));
      await page.getByRole('button', { name: /^Not solved yet/ }).click();
      await expect(page.getByText(/^Nothing was to be touched/)).toBeVisible();
      expect(await placesOf(page)).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByText(/^Nothing was to be touched/)).toBeHidden();
      await buttonOf(page, 'Close').click();
      await expect(page.getByText('Not solved yet')).toBeHidden();
    },
  );

test('the code stays where it is when something unsaved is offered again', async ({ visit }) => {
  const { page } = visit;
  page.on('dialog', (dialog) => void dialog.accept());
  await enterWorkspace(visit);
  await showCode(page);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  const before = await placesOf(page);
  await editorOf(page).click();
  await page.keyboard.insertText('#');
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1);
  await page.reload();
  await expect(buttonOf(page, 'Restore')).toBeVisible();
  await showCode(page);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  expect(await placesOf(page)).toEqual(before);
});

/** How many drafts this browser keeps. */
const countDrafts = (): Promise<number> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('servolab-drafts');
    opening.addEventListener('success', () => {
      const database = opening.result;
      const [store] = [...database.objectStoreNames];
      if (store === undefined) return resolve(0);
      const counting = database.transaction(store).objectStore(store).count();
      counting.addEventListener('success', () => {
        database.close();
        resolve(counting.result);
      });
    });
  });

async function showCode(page: Page): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Sections' });
  if (await sections.isVisible()) await sections.getByText('Code').click();
  await expect(editorOf(page)).toBeVisible();
}

/** Where the code and the first instrument are. */
const placesOf = async (page: Page) => [
  await editorOf(page).boundingBox(),
  await statusOf(page).getByText('File ready').boundingBox(),
];
