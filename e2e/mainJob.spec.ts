/** The road of the product, end to end on real parts: from signing in to a robot that prints what it sees. */
import type { Locator, Page } from 'playwright/test';
import { expect, journey, learner, signIn } from './journey.ts';
import { processesOf } from './processesOf.ts';

const script = 'obstacle_course.py';

/** Prints what the laser of the robot measures, once a scan. */
const program = `#!/usr/bin/env python3
import rospy
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    print("nearest of %d ranges: %.2f m" % (len(scan.ranges), min(scan.ranges)))


rospy.init_node("obstacle_course")
rospy.Subscriber("/scan", LaserScan, on_scan)
rospy.spin()
`;

journey('a learner edits, saves, builds and runs a program, and sees what the robot sees', async ({ page }) => {
  await page.goto('/challenges');
  await expect(page).toHaveURL(/\/auth\/signin\?redirect=/);
  await signIn(page, learner);
  await expect(page.getByText('Logged in successfully!')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Challenge Browser' })).toBeVisible();
  await page.getByRole('link', { name: /Obstacle Course/ }).click();

  const status = page.getByRole('region', { name: 'Status' });
  const editor = page.getByRole('textbox', { name: script });
  await expect(status.getByText('File ready')).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Problem' })).toContainText('Obstacle Course');

  await replaceText(page, editor, program.replace('rospy.spin()', 'rospy.spin('));
  await page.getByRole('button', { name: 'Save' }).click();
  // The starter file is long and the program is short: nothing is replaced before the learner has said so.
  await page.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click();
  await expect(status.getByText(/Saved at/)).toBeVisible();

  await page.getByRole('button', { name: 'Build' }).click();
  await expect(status.getByText('Build failed')).toBeVisible();
  await expect(page.getByText(/Build failed: .*obstacle_course\.py.* 12/)).toBeVisible();

  await replaceText(page, editor, program);
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(status.getByText('Build success')).toBeVisible();

  await page.getByLabel('Command').selectOption('rosrun');
  await page.getByLabel('Arguments').fill(`gazebo_test_pkg ${script}`);
  await page.getByLabel('Process name').fill('Look around');
  await page.getByLabel('Long running').check();
  await page.getByLabel('Auto-subscribe').check();
  await page.getByRole('button', { name: 'Execute' }).click();

  const output = page.getByRole('region', { name: 'Real-time Process Output' });
  await expect(output.getByText(/nearest of 360 ranges: \d+\.\d\d m/).first()).toBeVisible();
  expect(await processesOf(script)).not.toEqual([]);

  await page.getByRole('tab', { name: /Processes/ }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Look around' });
  await entry.getByRole('button', { name: 'Stop' }).click();
  await expect(entry.getByText('stopped')).toBeVisible();
  expect(await processesOf(script)).toEqual([]);
});

async function replaceText(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}
