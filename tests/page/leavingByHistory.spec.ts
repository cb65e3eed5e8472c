/** Where the history stands for whoever leaves a workspace by the browser's own buttons, which only a browser can tell. */
import { comeByHistory } from './engine/comeByHistory.ts';
import { travel } from './engine/travel.ts';
import { expect, test } from './engine/visitTest.ts';
import { dialogButton, replaceText, statusOf } from './engine/workspacePage.ts';

test('who leaves unsaved text by Back stands one entry further back, and finds what lay before and behind', async ({
  visit,
}) => {
  const { page } = visit;
  const isAt = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await comeByHistory(visit);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await replaceText(page, 'print(1)');
  await travel(page, -1);
  await dialogButton(page, /Leave without saving/).click();
  await expect(page.getByRole('heading', { name: 'Challenge Browser' })).toBeVisible();
  await isAt('/challenges');
  await travel(page, 1);
  await isAt('/challenge/1');
  await travel(page, -2);
  await isAt('/challenge/2');
});
