/**
 * The road to a solved challenge, as a sequence of pictures: `npm run pictures` writes them to `docs/images/road`. They are taken of the real
 * thing, so that the documents show what there is.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { webpOf } from './webpOf.ts';
import { expect, journey, signIn } from './journey.ts';
import { replaceText, statusOf } from './workspacePage.ts';

const solution = readFileSync(join('tests', 'challenges', '01-obstacle-course', 'solution.py'), 'utf8');

/** Not around the first block. */
const collision = solution.replace(/^POINTS = .*$/m, 'POINTS = [(7.0, 0.0)]');

const FOLDER = resolve('docs', 'images', 'road');
const QUALITY = 0.8;

/** Four trials, one after the other, on a machine that draws as well. */
const JUDGED_MS = 240_000;

journey.setTimeout(600_000);

journey('@pictures shows the road to a solved challenge', async ({ page, context, freshLearner }) => {
  const painter = await context.newPage();
  mkdirSync(FOLDER, { recursive: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  const picture = async (name: string) => {
    const taken = await page.screenshot({ type: 'png' });
    writeFileSync(join(FOLDER, `${name}.webp`), await webpOf(painter, taken, QUALITY));
  };

  await page.goto('/auth/signin?redirect=/challenge/1');
  await signIn(page, freshLearner);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await page.getByRole('tab', { name: 'Robot' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Robot' });
  const scene = panel.getByRole('img', { name: 'The robot’s world in 3D' });
  await expect(scene).toHaveAttribute('data-pose', '0.00 0.00 0.00');
  await expect(panel.getByText('Straight ahead something stands')).toBeVisible();
  await picture('1-robot');

  await panel.getByRole('switch', { name: 'Drive by hand' }).click();
  await page.keyboard.down('ArrowUp');
  await expect(scene).toHaveAttribute('data-pose', /^0\.[5-9]/);
  await picture('2-by-hand');
  await page.keyboard.up('ArrowUp');
  await page.keyboard.press('Escape');

  await replaceText(page, collision);
  await panel.getByRole('button', { name: 'Reset robot and world' }).click();
  await page.getByRole('button', { name: /^Start obstacle/ }).click();
  await expect(scene).toHaveAttribute('data-pose', /^0\.[4-9]/);
  await picture('3-program');
  await expect(panel.getByText(/It has run into something/)).toBeAttached();
  await page.getByRole('button', { name: /^Stop obstacle/ }).click();
  await panel.getByRole('button', { name: 'Reset robot and world' }).click();

  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  const unsolved = page.getByRole('button', { name: /^Not solved yet/ });
  await unsolved.click({ timeout: JUDGED_MS });
  const reason = page.getByRole('button', { name: /^Nothing was to be touched/ });
  await expect(reason).toBeVisible();
  await picture('4-verdict');

  await reason.click();
  await expect(scene).toHaveAttribute('data-pose', /^1\./);
  await picture('5-crash');

  await replaceText(page, solution);
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(statusOf(page).getByText('Build success')).toBeVisible();
  await submit.click();
  await expect(page.getByRole('button', { name: /Start 2 of 4/ })).toBeVisible({ timeout: JUDGED_MS });
  await picture('6-judged');

  await page.getByRole('button', { name: /^Solved/ }).click({ timeout: JUDGED_MS });
  await page.getByRole('button', { name: 'Watch the run' }).click();
  await expect(scene).toHaveAttribute('data-pose', /^4\./);
  await picture('7-solved');
});
