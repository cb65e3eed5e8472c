/** The road of the product, end to end on real parts: from signing in to a robot that prints what it sees. */
import { expect, journey, learner, signIn } from './journey.ts';
import { processesOf } from './processesOf.ts';
import { readToast } from './toasts.ts';
import { execute, messagesOf, outputOf, processEntry, replaceText, statusOf } from './workspacePage.ts';

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

journey('a learner edits, saves, builds and runs a program, and sees what the robot sees', async ({ page, server }) => {
  const status = statusOf(page);
  await page.goto('/challenges');
  await expect(page).toHaveURL(/\/auth\/signin\?redirect=/);
  await signIn(page, learner);
  await readToast(page, 'Logged in successfully!');

  await expect(page.getByRole('heading', { name: 'Challenge Browser' })).toBeVisible();
  await page.getByRole('link', { name: /Obstacle Course/ }).click();
  await expect(status.getByText('File ready')).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Problem' })).toContainText('Obstacle Course');

  await replaceText(page, program.replace('rospy.spin()', 'rospy.spin('));
  await page.getByRole('button', { name: 'Save' }).click();
  // The starter file is long and the program is short: nothing is replaced before the learner has said so.
  await page.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click();
  await expect(status.getByText(/Saved at/)).toBeVisible();

  await page.getByRole('button', { name: 'Build' }).click();
  await expect(status.getByText('Build failed')).toBeVisible();
  await expect(messagesOf(page).getByText(/Build failed: .*obstacle_course\.py.* 12/)).toBeVisible();

  await replaceText(page, program);
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(status.getByText('Build success')).toBeVisible();

  await page.reload();
  await expect(status.getByText('Build success')).toBeVisible();

  await execute(page, { command: 'rosrun', args: `gazebo_test_pkg ${script}`, name: 'Look around' });
  await expect(
    outputOf(page)
      .getByText(/nearest of 360 ranges: \d+\.\d\d m/)
      .first(),
  ).toBeVisible();
  expect(await processesOf(server, script)).not.toEqual([]);

  // What was subscribed to is subscribed to again.
  await page.reload();
  await expect(
    outputOf(page)
      .getByText(/nearest of 360 ranges: \d+\.\d\d m/)
      .first(),
  ).toBeVisible();

  const entry = await processEntry(page, 'Look around');
  await entry.getByRole('button', { name: 'Stop' }).click();
  await expect(entry.getByText('stopped')).toBeVisible();
  expect(await processesOf(server, script)).toEqual([]);

  // What comes of it is another journey: the judge waits long for a program that only looks.
  await page.getByRole('tab', { name: 'Console', exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Solution submitted successfully!')).toBeVisible();
});
