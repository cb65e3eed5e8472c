/** Text that is not saved, and every way by which a learner could leave it behind. */
import { expect, journey, learner, signIn } from './journey.ts';
import { execute, statusOf, messagesOf } from './workspacePage.ts';

journey('nobody leaves unsaved text without being asked', async ({ page }) => {
  const editor = page.getByRole('textbox', { name: /code editor/ });
  const question = page.getByRole('dialog');
  await page.goto('/auth/signin?redirect=/challenges');
  await signIn(page, learner);
  await page.getByRole('link', { name: /Obstacle Course/ }).click();
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await editor.click();
  await page.keyboard.insertText('# typed and not saved\n');
  await expect(statusOf(page).getByText('Unsaved changes')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Challenges' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(editor).toContainText('# typed and not saved');

  await page.goBack();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/challenge/1');
  await expect(editor).toContainText('# typed and not saved');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(editor).toContainText('# typed and not saved');

  await page.getByRole('banner').getByRole('link', { name: 'Challenges' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Challenge Browser' })).toBeVisible();
});

journey(
  'a command says that it runs what was saved, and saving starts the challenge',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    await page.goto('/auth/signin?redirect=/challenges');
    await signIn(page, freshLearner);
    await page.getByRole('link', { name: /Obstacle Course/ }).click();
    await expect(statusOf(page).getByText('File ready')).toBeVisible();

    const editor = page.getByRole('textbox', { name: /code editor/ });
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\n# typed and not saved\n');
    await execute(page, { command: 'rosrun', args: 'gazebo_test_pkg obstacle_course.py', name: 'Look around' });
    await expect(
      messagesOf(page).getByText(
        'Unsaved changes are not part of "rosrun gazebo_test_pkg obstacle_course.py": it runs the files as they were last saved.',
      ),
    ).toBeVisible();

    const started = page.waitForResponse(/user_ssp_start_challenge$/);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();
    expect((await started).ok()).toBe(true);
  },
);
