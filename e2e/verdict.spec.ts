/** What a learner hands in is judged on a real robot, and the page says what came of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, journey, signIn } from './journey.ts';
import { replaceText, statusOf } from './workspacePage.ts';

const solution = readFileSync(join('tests', 'challenges', '01-obstacle-course', 'solution.py'), 'utf8');

/** Not around the first block. */
const collision = solution.replace(/^POINTS = .*$/m, 'POINTS = [(7.0, 0.0)]');

journey(
  'a solution that hits a block is not solved yet, and says why, which a click shows as it happened; one that does not is',
  async ({ page, freshLearner }) => {
    const handIn = async (code: string) => {
      await replaceText(page, code);
      await page.getByRole('button', { name: 'Build' }).click();
      await expect(statusOf(page).getByText('Build success')).toBeVisible();
      await page.getByRole('button', { name: 'Submit' }).click();
    };
    await page.goto('/auth/signin?redirect=/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();

    await handIn(collision);
    await expect(page.getByText('Solution submitted successfully!')).toBeVisible();
    await page.getByRole('button', { name: /^Not solved yet 1 of 3 checks passed/ }).click();
    await page.getByRole('button', { name: /^Nothing was to be touched: .* the robot touched “block 1”\.$/ }).click();
    const robot = page.getByRole('tabpanel', { name: 'Robot' });
    const scene = robot.getByRole('img', { name: 'The robot’s world in 3D' });
    await expect(robot.getByText('Looking back')).toBeVisible();
    await expect(robot.getByText(/It has run into something at x 1\.\d m, y/)).toBeVisible();
    await expect(scene).toHaveAttribute('data-pose', /^1\.[23]/);
    await robot
      .getByRole('button', { name: /into the judged run: Nothing was to be touched: .* “block 1”\.$/ })
      .click();
    await expect(robot.getByText(/^Not live: .* into the judged run: Nothing was to be touched: /)).toBeVisible();

    await handIn(solution);
    // Should it be another one, that is named where this fails.
    const verdict = page.getByRole('button', { name: /^(Solved|Not solved yet|Your solution is stored)/ });
    await expect(verdict).toHaveAccessibleName(/^Solved/, { timeout: 200_000 });
    await verdict.click();
    await expect(page.getByText(/^3 of 3 checks passed · .* · your best \d/)).toBeVisible();

    await page.getByRole('button', { name: 'Share the run…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share on the community board' });
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Obstacle Course');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Round both blocks');
    await dialog.getByRole('button', { name: 'Share it' }).click();
    await page.getByRole('link', { name: 'See the board' }).click();
    await expect(page.getByRole('article', { name: 'Round both blocks' })).toContainText(/Solved in \d/);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Challenges' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Obstacle Course' })).toContainText(/Solved in \d/);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Your last verdicts' }).getByRole('listitem')).toHaveText([
      /^Obstacle CourseSolved in \d/,
      /^Obstacle CourseNot solved yet: 1 of 3 checks passed/,
    ]);
  },
);

journey(
  'a page that is reloaded while a solution is judged goes on telling how far that is, and what came of it',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    const underWay = page.getByRole('button', { name: /^Your solution is/ });
    const found = page.getByRole('button', { name: /^Not solved yet 1 of 3 checks passed/ });
    await page.goto('/auth/signin?redirect=/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await replaceText(page, collision);
    await page.getByRole('button', { name: 'Build' }).click();
    await expect(statusOf(page).getByText('Build success')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(underWay).toBeVisible();

    await page.reload();
    await expect(underWay).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await found.click();
    await expect(page.getByText(/^Handed in on /)).toBeVisible();

    await page.reload();
    await expect(found).toBeVisible();
    await page.goto('/challenge/2');
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await expect(found).toBeHidden();
  },
);
