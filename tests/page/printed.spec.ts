/** What comes out of a printer is there to be read. */
import { obstacleProblem } from '../fakes/fakeChallenges.ts';
import { rows } from './border/answers.ts';
import { expect, test } from './engine/visitTest.ts';
import { editorOf, openFile, statusOf } from './engine/workspacePage.ts';

for (const [width, front] of [
  [1440, 'Problem'],
  [1440, 'ROS Topics'],
  [390, 'Problem'],
] as const)
  test(`a problem is printed alone, whole and dark on light, from a dark window ${width} pixels wide with ${front} in front`, async ({
    visit,
  }) => {
    const { page, border } = visit;
    const description = Array.from({ length: 60 }, (_, index) => `Reach target ${index}.`).join('\n\n');
    border.questions.setDefault('user_ssp_challenge_problem', () =>
      rows('user_ssp_challenge_problem', [{ ...obstacleProblem, description }]),
    );
    await visit.store('servolab:theme', 'dark');
    await openFile(visit);
    await page.setViewportSize({ width, height: 844 });
    if (front !== 'Problem') await page.getByRole('tab', { name: front }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(editorOf(page)).toBeHidden();
    await expect(statusOf(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    const problem = page.getByRole('article');
    await expect(problem.getByText('Reach target 59.')).toBeVisible();
    const paper = await problem.evaluate((article) => {
      const around = (element: Element | null): Element[] =>
        element === null ? [] : [element, ...around(element.parentElement)];
      const { color, colorScheme } = getComputedStyle(article);
      const whole = article.getBoundingClientRect().height;
      return {
        color,
        colorScheme,
        lower: around(article).filter((one) => one.getBoundingClientRect().height < whole).length,
        scrolling: around(article).filter((one) => getComputedStyle(one).overflowY !== 'visible').length,
      };
    });
    expect(paper).toEqual({ color: 'rgb(26, 28, 31)', colorScheme: 'light', lower: 0, scrolling: 0 });
  });
