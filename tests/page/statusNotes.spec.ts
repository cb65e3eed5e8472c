/** What the status strip says of a solution and of a robot that stands still: read on a phone, too, and by everybody. */
import type { Page } from 'playwright/test';
import { expectNoFaults } from '../../e2e/expectNoFaults.ts';
import { collided, judgedAs } from '../fakes/fakeVerdicts.ts';
import { answered } from './border/answers.ts';
import type { Visit } from './engine/Visit.ts';
import { expect, test } from './engine/visitTest.ts';
import { buttonOf, enterWorkspace, statusOf } from './engine/workspacePage.ts';

const looks = [
  { theme: 'dark', width: 1280, height: 800, tag: '@full' },
  { theme: 'light', width: 390, height: 844, tag: [] },
];

for (const { theme, tag, ...size } of looks)
  test(
    `a verdict and a finding are there in words and keep the rules of accessibility, ${size.width} pixels wide, ${theme}`,
    { tag },
    async ({ visit }) => {
      const { page } = visit;
      await page.setViewportSize(size);
      await visit.store('servolab:theme', theme);
      await visit.store('servolab:robotDisplay', 'drawing=map camera=follow hidden=');
      await showNotes(visit);

      const verdict = page.getByRole('button', { name: /^Not solved yet/ });
      const finding = page.getByRole('button', { name: 'The robot does not answer.' });
      await expect(verdict).toBeVisible();
      await expect(finding).toBeVisible();
      expect(await isCut(page, 'Not solved yet')).toBe(false);
      // Where bars take room, one would cover the readouts.
      await expect(statusOf(page)).toHaveCSS('scrollbar-width', 'none');
      // Also a sign alone is a thing to press.
      for (const note of await page.locator('.note button[popovertarget]').all())
        expect((await note.boundingBox())?.width).toBeGreaterThanOrEqual(28);
      await expectNoFaults(page);
      await verdict.click();
      await expect(page.getByText(/^Nothing was to be touched/)).toBeVisible();
      await expectNoFaults(page);
      await page.keyboard.press('Escape');
      await finding.click();
      await expect(page.getByRole('heading', { name: 'Why does nothing move?' })).toBeVisible();
      await expectNoFaults(page);
    },
  );

test('says in words what the doctor found, on a phone with a verdict in the strip', async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await showNotes(visit);
  await expect(page.getByRole('button', { name: /^Not solved yet/ })).toBeVisible();
  await expect(page.getByRole('listitem').getByText('The robot does not answer.')).toBeInViewport({ ratio: 1 });
});

test('says of a solution and of a robot all there is in a line, 1280 pixels wide, beside a program that did not start', async ({
  visit,
}) => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  await showNotes(visit);
  for (const note of [/^Not solved yet/, 'The robot does not answer.']) {
    const line = page.getByRole('button', { name: note }).locator('.note-line');
    expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), `${note}`).toBe(true);
  }
});

/** A learner's file is no program that can be started, a solution that was handed in hits a block, and the robot stands still. */
async function showNotes(visit: Visit): Promise<void> {
  const { page, border } = visit;
  border.questions.hold('judgeSubmission');
  await enterWorkspace(visit);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await page.getByRole('button', { name: /^Start / }).click();
  await expect(page.getByRole('button', { name: /^Not started/ })).toBeVisible();
  await buttonOf(page, 'Build').click();
  await expect(statusOf(page).getByText('Build success')).toBeVisible();
  await buttonOf(page, 'Submit').click();
  await border.questions.answer('judgeSubmission', answered('judgeSubmission', judgedAs(collided)));
  const sections = page.getByRole('navigation', { name: 'Sections' });
  if (await sections.isVisible()) await sections.getByText('Robot').click();
  else await page.getByRole('tab', { name: 'Robot' }).click();
  await buttonOf(page, 'Why does nothing move?').click();
}

/** Whether words end where their line has no more room. */
const isCut = (page: Page, words: string): Promise<boolean> =>
  page.getByText(words, { exact: true }).evaluate((said) => {
    const line = said.closest('.truncate')?.getBoundingClientRect();
    return line !== undefined && said.getBoundingClientRect().right > line.right;
  });
