/** Programs that a learner might hand in, and that do not solve anything. */

const HEAD = `#!/usr/bin/env python3
import rospy
from geometry_msgs.msg import Twist
`;

export const doNothing = `${HEAD}
rospy.init_node('nothing')
rospy.spin()
`;

/** Straight into the first block, by the clock on the wall. */
export const wallClock = `${HEAD}
import time
rospy.init_node('wall')
wheels = rospy.Publisher('/cmd_vel', Twist, queue_size=1)
ahead = Twist()
ahead.linear.x = 0.4
while not rospy.is_shutdown():
    wheels.publish(ahead)
    time.sleep(0.1)
`;

export const endsAtOnce = `${HEAD}
rospy.init_node('short')
1 / 0
`;

export const resetAtTheGoal = `${HEAD}
from std_msgs.msg import Empty
rospy.init_node('reset')
back = rospy.Publisher('/reset', Empty, queue_size=1, latch=True)
back.publish()
rospy.spin()
`;

/** Commands all the while, or silence might end the trial before the loss is noticed. */
export const shutDownRobot = `${HEAD}
import rosnode
rospy.init_node('killer')
wheels = rospy.Publisher('/cmd_vel', Twist, queue_size=1)
rospy.Timer(rospy.Duration(0.1), lambda _: wheels.publish(Twist()))
rospy.sleep(1)
rosnode.kill_nodes(['/robot'])
rospy.spin()
`;

export const shutDownMaster = `${HEAD}
import os
import time
import xmlrpc.client
rospy.init_node('killer')
wheels = rospy.Publisher('/cmd_vel', Twist, queue_size=1)
rospy.Timer(rospy.Duration(0.1), lambda _: wheels.publish(Twist()))
rospy.sleep(1)
xmlrpc.client.ServerProxy(os.environ['ROS_MASTER_URI']).shutdown('/killer', 'over')
time.sleep(60)
`;

/** Looks for what the judge knows: in the processes that it sees, and in every file that it may read. */
export const lookAround = `${HEAD}
import os
rospy.init_node('spy')
own = os.getpid()
others = [pid for pid in os.listdir('/proc') if pid.isdigit() and b'node' in open('/proc/%s/cmdline' % pid, 'rb').read()]
print('processes that are not its own: %d' % len(others))
found = 0
for place in ('/opt', '/ws', '/tmp', '/etc'):
    for folder, _, names in os.walk(place):
        for name in names:
            try:
                found += b'touch' + b'Nothing' in open(os.path.join(folder, name), 'rb').read()
            except OSError:
                pass
print('files that tell of checks: %d' % found)
`;
