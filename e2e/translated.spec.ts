/** A learner who has the browser translate the page, as one does whose language Servolab does not speak. */
import { expect, journey, signIn } from './journey.ts';
import { translatePages } from './translatedPage.ts';
import { outputOf, statusOf } from './workspacePage.ts';

journey(
  'a program is started, watched and stopped in a translated page',
  { tag: '@full' },
  async ({ context, page, freshLearner }) => {
    await page.goto('/auth/signin?redirect=/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();

    await translatePages(context);
    await page.reload();
    await expect(statusOf(page).getByText('FILE READY')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'OBSTACLE COURSE', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Start obstacle_course.py' }).click();
    // What is counted is counted on, and what a program prints is not a language.
    await expect(statusOf(page).getByText('1 RUNNING')).toBeVisible();
    await expect(
      outputOf(page)
        .getByText(/ahead [\d.]+ m, left/)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Stop obstacle_course.py' }).click();
    await expect(statusOf(page).getByText('0 RUNNING')).toBeVisible();
  },
);
