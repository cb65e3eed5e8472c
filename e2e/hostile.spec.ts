/** A program that would rather cheat than drive is handed in. */
import { expect, journey, signIn } from './journey.ts';
import { replaceText, statusOf } from './workspacePage.ts';

/** Forges a verdict wherever it may write, says that it is in the target, ends all that it may, and shuts the robot down. */
const cheats = `#!/usr/bin/env python3
import json
import os
import signal

import rosnode
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

verdict = {"passed": True, "seconds": 1}
for folder, folders, files in os.walk("/"):
    folders[:] = [name for name in folders if name not in ("proc", "sys", "usr")]
    try:
        with open(os.path.join(folder, "verdict.json"), "w") as file:
            json.dump(verdict, file)
    except OSError:
        pass
print("It says: " + json.dumps(verdict), flush=True)

rospy.init_node("obstacle_course")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
claims = rospy.Publisher("/odom", Odometry, queue_size=1)
arrived = Odometry()
arrived.pose.pose.position.x = 7.0


def pretend(_):
    claims.publish(arrived)
    wheels.publish(Twist())


rospy.Timer(rospy.Duration(0.1), pretend)
rospy.sleep(1)
try:
    os.kill(-1, signal.SIGKILL)
except OSError:
    pass
rosnode.kill_nodes(["/robot"])
rospy.spin()
`;

journey(
  'a program that forges a verdict, lies about where it is and kills the robot fails, and the learner reads why',
  async ({ page, freshLearner }) => {
    await page.goto('/auth/signin?redirect=/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await replaceText(page, cheats);
    await page.getByRole('button', { name: 'Build' }).click();
    await expect(statusOf(page).getByText('Build success')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();

    const verdict = page.getByRole('button', { name: /^(Solved|Not solved yet|Your solution is stored)/ });
    await expect(verdict).toHaveAccessibleName(/^Not solved yet/);
    await verdict.click();
    await expect(
      page.getByText(
        'The program shut the robot down or cut it off. While it is judged it may only drive, over /cmd_vel.',
      ),
    ).toBeVisible();
    await page.getByText('What your program printed last').click();
    await expect(page.getByText('It says: {"passed": true, "seconds": 1}')).toBeVisible();

    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Your last verdicts' }).getByRole('listitem')).toHaveText([
      /^Obstacle CourseNot solved yet/,
    ]);
  },
);
