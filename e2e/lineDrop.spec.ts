/** The line breaks while a program drives and prints. */
import { readFile } from 'node:fs/promises';
import { expect, journey, signIn } from './journey.ts';
import { outputOf, replaceText, statusOf } from './workspacePage.ts';

/** Counts as it turns on the spot. */
const counts = `#!/usr/bin/env python3
import rospy
from geometry_msgs.msg import Twist

rospy.init_node("obstacle_course")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
turn = Twist()
turn.angular.z = 0.5
rate = rospy.Rate(20)
number = 0
while not rospy.is_shutdown():
    number += 1
    print("counted", number)
    wheels.publish(turn)
    rate.sleep()
`;

journey(
  'a line that breaks in mid-run is told and comes back, and of what the program prints nothing is lost or doubled',
  async ({ context, page, freshLearner }) => {
    const status = statusOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await expect(status.getByText('File ready')).toBeVisible();
    await page.getByRole('tab', { name: 'Robot' }).click();
    const robot = page.getByRole('tabpanel', { name: 'Robot' });
    await replaceText(page, counts);
    await page.getByRole('button', { name: /^Start obstacle/ }).click();
    await expect(
      outputOf(page)
        .getByText(/^counted \d{2,}$/)
        .first(),
    ).toBeVisible();
    await expect(robot.getByText('Live', { exact: true })).toBeVisible();

    await context.setOffline(true);
    await expect(status.getByText('WebSocket disconnected, reconnecting…')).toBeVisible();
    await expect(robot.getByText('The workspace is not connected: the robot cannot be seen.')).toBeVisible();
    const before = await lastCounted();

    await context.setOffline(false);
    await expect(status.getByText('WebSocket connected')).toBeVisible();
    await expect(robot.getByText('Live', { exact: true })).toBeVisible();
    // It has gone on counting meanwhile, and does so now.
    await expect.poll(lastCounted).toBeGreaterThan(before + 20);
    await page.getByRole('button', { name: /^Stop obstacle/ }).click();
    await expect(outputOf(page).getByText('stopped on request')).toBeVisible();
    const counted = await numbers();
    expect(counted).toEqual(counted.map((_, index) => index + 1));

    /** What the panel gives as a file. */
    async function numbers(): Promise<number[]> {
      const download = page.waitForEvent('download');
      await outputOf(page).getByRole('button', { name: 'Download' }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      return [...text.matchAll(/counted (\d+)/g)].map(([, number]) => Number(number));
    }

    async function lastCounted(): Promise<number> {
      return Math.max(...(await numbers()));
    }
  },
);
