/** The messages of the workspace below a console, in a window that has no room for both, which only a window that draws can tell. */
import { refused } from './border/answers.ts';
import { expect, test } from './engine/visitTest.ts';
import { buttonOf, enterWorkspace, replaceText, statusOf } from './engine/workspacePage.ts';

test('the messages of the workspace lie above the console, and nothing of it shows through them', async ({ visit }) => {
  const { page, border } = visit;
  await page.setViewportSize({ width: 1280, height: 700 });
  await enterWorkspace(visit);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await page.getByRole('tab', { name: 'Console' }).click();
  border.questions.setDefault('saveFile', () => refused(500, 'disk full'));
  await replaceText(page, 'print(1)');
  await buttonOf(page, 'Save').click();
  const messages = page.getByRole('region', { name: 'Messages of the workspace' });
  await expect(messages).toBeVisible();
  const edge = page.getByRole('complementary', { name: 'Robot' }).getByRole('separator').last();
  const [above, box] = [(await edge.boundingBox())!, (await messages.boundingBox())!];
  const at = { x: above.x + above.width / 2, y: above.y + above.height / 2 };
  expect(at.y).toBeGreaterThan(box.y);
  expect(await messages.evaluate((own, { x, y }) => own.contains(document.elementFromPoint(x, y)), at)).toBe(true);
});
