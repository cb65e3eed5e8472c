/** One robot, and everybody who watches it: all pages of its learner, and nobody else. */
import type { Page } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';
import { markWelcomed } from './welcomed.ts';
import { replaceText, statusOf } from './workspacePage.ts';

/** Turns on the spot, so that it never comes to an end. */
const turns = `#!/usr/bin/env python3
import rospy
from geometry_msgs.msg import Twist

rospy.init_node("obstacle_course")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
turn = Twist()
turn.angular.z = 0.5
rate = rospy.Rate(10)
while not rospy.is_shutdown():
    wheels.publish(turn)
    rate.sleep()
`;

const atStart = 'The robot is at x 0.0 m, y 0.0 m, heading 0°.';
const turned = /The robot is at x\s0\.0\sm, y\s-?0\.0\sm, heading -?[1-9]\d*°\./;

/** Opens the robot of a challenge, on a map: drawn in 3D by a processor, two of them are more than a page has to bear. */
async function watchRobot(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('tab', { name: 'Robot' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Robot' });
  await expect(panel.getByText(atStart)).toBeVisible();
  await expect(panel.getByText('Live', { exact: true })).toBeVisible();
  return panel;
}

journey(
  'two tabs watch one robot: what is done in one is seen in the other, and by nobody else',
  async ({ browser, context, page, server, administrator, freshLearner }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/challenge/1');
    const theirs = await browser.newContext({ baseURL: server.address });
    await markWelcomed(theirs);
    const stranger = await theirs.newPage();
    await stranger.goto('/challenge/1');
    await signIn(stranger, await administrator.addLearner());
    const panels = { first: await watchRobot(page), second: await watchRobot(second) };
    const another = await watchRobot(stranger);
    const both = [panels.first, panels.second];

    await replaceText(page, turns);
    await page.getByRole('button', { name: /^Start obstacle/ }).click();
    for (const panel of both) await expect(panel.getByText(turned)).toBeVisible();
    await expect(another.getByText(atStart)).toBeVisible();
    await expect(statusOf(second).getByText('1 running')).toBeVisible();

    await panels.second.getByRole('button', { name: 'Pause the simulation' }).click();
    for (const panel of both) await expect(panel.getByText('Paused', { exact: true })).toBeVisible();
    await expect(another.getByText('Live', { exact: true })).toBeVisible();
    await panels.first.getByRole('button', { name: 'Continue the simulation' }).click();
    for (const panel of both) await expect(panel.getByText('Live', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: /^Stop obstacle/ }).click();
    await expect(statusOf(second).getByText('0 running')).toBeVisible();
    await panels.second.getByRole('button', { name: 'Reset robot and world' }).click();
    for (const panel of both) {
      await expect(panel.getByText('Robot and world were put back to their start.')).toBeVisible();
      await expect(panel.getByText(atStart)).toBeVisible();
    }

    // It says so for as long as the page is open.
    await expect(another.getByText('Robot and world were put back to their start.')).toHaveCount(0);
    await expect(statusOf(stranger).getByText('0 running')).toBeVisible();
    await theirs.close();
  },
);
