/** What a traceback names is one click away. */
import { expect, journey, signIn } from './journey.ts';
import { outputOf, replaceText, statusOf } from './workspacePage.ts';

const program = `#!/usr/bin/env python3
import rospy


def look():
    return nobody


rospy.init_node("obstacle_course")
look()
`;

journey(
  'a click on a line of a traceback leads to that line of the code',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await replaceText(page, program);
    await page.keyboard.press('Control+S');
    await page.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click();
    await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();
    await page.getByRole('button', { name: 'Start obstacle_course.py' }).click();
    await outputOf(page)
      .getByRole('button', { name: /obstacle_course\.py", line 6$/ })
      .click();
    await expect(page.getByRole('textbox', { name: /code editor/ })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('_at_all');
    await expect(page.getByRole('textbox', { name: /code editor/ })).toContainText('return nobody_at_all');
  },
);
