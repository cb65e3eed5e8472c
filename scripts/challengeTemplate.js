/** What a new challenge begins with: a small one that works, to be changed piece by piece. */

/**
 * The files by their paths from the folder of the project.
 * @param {{ number: number, slug: string, folder: string, path: { id: string, position: number }, category: string, difficulty: string }} facts
 * @returns {Record<string, string>}
 */
export function challengeFiles({ number, slug, folder, path, category, difficulty }) {
  const title = slug.split('-').map(capitalised).join(' ');
  const node = slug.replaceAll('-', '_');
  const about = {
    id: number,
    title,
    description: 'Drive to the target and stop there.',
    idea: 'driving by odometry',
    difficulty,
    category,
    path,
    problem: { difficulty: 'Beginner' },
    packages: ['gazebo_test_pkg'],
    topics: ['/odom', '/cmd_vel'],
    goal: [{ check: 'stop', region: 'target' }, { check: 'touchNothing' }, { check: 'withinTime', seconds: 60 }],
  };
  return {
    [`challenges/${folder}/challenge.json`]: `${JSON.stringify(about, null, 2)}\n`,
    [`challenges/${folder}/world.json`]: world,
    [`challenges/${folder}/problem.md`]: problem,
    [`challenges/${folder}/hints.md`]: hints,
    [`challenges/${folder}/starter.py`]: program(
      title,
      node,
      'For now the robot creeps ahead to x = 1.',
      'self.x < 1.0',
      0.2,
    ),
    [`tests/challenges/${folder}/solution.py`]: program(
      `${title}, solved`,
      node,
      'On to the target.',
      'self.x < 2.9',
      0.4,
    ),
    [`tests/challenges/${folder}/wrong_never_stops.py`]: wrong(node),
  };
}

const world = `{
  "start": { "at": [0, 0], "heading": 0, "vary": { "x": 0.1, "y": 0.1, "heading": 3 } },
  "walls": [
    { "from": [-1.1, 1.5], "to": [5.1, 1.5] },
    { "from": [-1.1, -1.5], "to": [5.1, -1.5] },
    { "from": [-1, -1.5], "to": [-1, 1.5] },
    { "from": [5, -1.5], "to": [5, 1.5] }
  ],
  "regions": [{ "name": "target", "shape": "circle", "at": [3, 0], "radius": 0.5 }]
}
`;

const problem = `Drive the robot to the target, a circle with a radius of 0.5 m around (3, 0), and stop there.

![Map of the room with the target, seen from above](map.svg)

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 3 degrees.

## You are done when

1. the robot stands still with its centre inside the target,
2. it has touched nothing,
3. and this took it no longer than 60 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.
`;

const hints = `Leads a little: what to look at first.

---

Leads further: which part of it is missing.

---

Leads to the end of the way, and leaves the last step to the learner.
`;

/**
 * @param {string} title
 * @param {string} node
 * @param {string} remark
 * @param {string} condition
 * @param {number} speed
 */
function program(title, node, remark, condition, speed) {
  return `#!/usr/bin/env python3
"""${title}."""
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry


class ${node.split('_').map(capitalised).join('')}:
    def __init__(self):
        self.x = None  # Where the robot is, in metres. Not known before the first message.
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message: Odometry):
        self.x = message.pose.pose.position.x

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.x is not None:
                self.step()
            rate.sleep()

    def step(self):
        # ${remark}
        command = Twist()
        if ${condition}:
            command.linear.x = ${speed}
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("${node}")
    try:
        ${node.split('_').map(capitalised).join('')}().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
`;
}

/** @param {string} node */
function wrong(node) {
  return `#!/usr/bin/env python3
# Fails touchNothing: it never stops, and drives past the target into the wall.
import rospy
from geometry_msgs.msg import Twist

rospy.init_node("${node}")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rate = rospy.Rate(10)
ahead = Twist()
ahead.linear.x = 0.4
while not rospy.is_shutdown():
    wheels.publish(ahead)
    rate.sleep()
`;
}

/** @param {string} word */
function capitalised(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
