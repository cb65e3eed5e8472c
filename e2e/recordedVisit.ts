/** A visit with everything in it that a log has to hold, and everything that it must not. */
import type { Page } from 'playwright/test';
import { expect, newcomer, signIn } from './journey.ts';
import { readToast } from './toasts.ts';
import { execute, outputOf, processEntry, replaceText, statusOf } from './workspacePage.ts';

const wrongPassword = 'canary-wrong-4410';
const details = {
  'Phone number': '+49 170 5550142',
  Title: 'Canary Engineer',
  Address: 'Canary Lane 12, Testville',
  LinkedIn: 'https://www.linkedin.com/in/canary-learner',
};

const program = `#!/usr/bin/env python3
import rospy
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    print("nearest: %.2f m" % min(scan.ranges))


rospy.init_node("object_manipulation")
rospy.Subscriber("/scan", LaserScan, on_scan)
rospy.spin()
`;

/** What the visit ends with, for whoever looks at it again. */
export const visited = { status: 'Build success', process: 'Look around', code: 'def on_scan(scan):' } as const;

/** From the first page to a program that was stopped. Answers every secret that was seen on the way. */
export async function visit(page: Page, address: string): Promise<string[]> {
  await page.goto(`${address}/challenges`);
  await signIn(page, { ...newcomer, password: wrongPassword });
  await readToast(page, 'Invalid login credentials');
  const answer = page.waitForResponse((response) => response.url().includes('/token?') && response.ok());
  await signIn(page, newcomer);
  const { access_token: access, refresh_token: refresh, user } = await (await answer).json();
  await completeProfile(page);
  await work(page);
  return [newcomer.email, newcomer.password, wrongPassword, ...Object.values(details), access, refresh, user.id];
}

async function completeProfile(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(details))
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  await page.getByLabel('Gender').selectOption('other');
  await page.getByRole('button', { name: 'Submit' }).click();
  await readToast(page, 'Thank You for updating User Profile!!');
}

async function work(page: Page): Promise<void> {
  const status = statusOf(page);
  await page.getByRole('link', { name: /Obstacle Course/ }).click();
  await expect(status.getByText('File ready')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();

  await replaceText(page, program.replace('rospy.spin()', 'rospy.spin('));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click();
  await expect(status.getByText(/Saved at/)).toBeVisible();
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(status.getByText('Build failed')).toBeVisible();
  await replaceText(page, program);
  await page.keyboard.type('# done\n');
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(status.getByText(visited.status)).toBeVisible();

  await execute(page, { command: 'rosrun', args: 'gazebo_test_pkg obstacle_course.py', name: visited.process });
  await expect(
    outputOf(page)
      .getByText(/nearest: \d/)
      .first(),
  ).toBeVisible();
  const entry = await processEntry(page, visited.process);
  await entry.getByRole('button', { name: 'Unsubscribe' }).click();
  await entry.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(entry.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await entry.getByRole('button', { name: 'Stop' }).click();
  await expect(entry.getByText('stopped')).toBeVisible();
}
