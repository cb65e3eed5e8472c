/** Where the keyboard is when a side of the workspace is collapsed or comes back, which only a window that hides things can tell. */
import { expect, test } from './engine/visitTest.ts';
import { enterWorkspace } from './engine/workspacePage.ts';

for (const width of [900, 1280])
  test(`a side that is collapsed by keyboard is opened again by the next key, ${width} pixels wide`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 800 });
    await enterWorkspace(visit);
    const collapse = page.getByRole('complementary', { name: 'Challenge' }).getByLabel('Collapse this panel');
    await collapse.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Problem', expanded: false })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(collapse).toBeFocused();
  });

test('a side that makes room for the other keeps the keyboard with the one that is opened', async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 900, height: 800 });
  await enterWorkspace(visit);
  await page.getByRole('button', { name: 'Console', expanded: false }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Robot' }).getByLabel('Collapse this panel')).toBeFocused();
});
