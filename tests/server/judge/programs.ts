/** Programs that a learner might hand in, and that do not solve anything. */

const HEAD = `#!/usr/bin/env python3
import rospy
from geometry_msgs.msg import Twist
`;

export const doNothing = `${HEAD}
rospy.init_node('nothing')
rospy.spin()
`;

/** Half a metre ahead, and stops. */
export const drivesNear = `${HEAD}
from nav_msgs.msg import Odometry
rospy.init_node('near')
wheels = rospy.Publisher('/cmd_vel', Twist, queue_size=1)
def drive(odometry):
    ahead = Twist()
    ahead.linear.x = 0.3 if odometry.pose.pose.position.x < 0.5 else 0
    wheels.publish(ahead)
rospy.Subscriber('/odom', Odometry, drive, queue_size=1)
rospy.spin()
`;

/** The same, by asking for one message after the other, as beginners do: each time a new subscription, and a look every ten milliseconds. */
export const drivesNearByWaiting = `${HEAD}
from nav_msgs.msg import Odometry
rospy.init_node('near')
wheels = rospy.Publisher('/cmd_vel', Twist, queue_size=1)
while not rospy.is_shutdown():
    odometry = rospy.wait_for_message('/odom', Odometry)
    ahead = Twist()
    ahead.linear.x = 0.3 if odometry.pose.pose.position.x < 0.5 else 0
    wheels.publish(ahead)
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

/** Looks for what an earlier start may have left, tells how much that is, and leaves as much itself before `rest` goes on, also folders deeper than any path. */
export const leavesBehind = (rest: string): string => `#!/usr/bin/env python3
import os
import subprocess
import rosgraph
own = rosgraph.Master('/left')
nodes = {node for kind in own.getSystemState() for _, names in kind for node in names}
found = [name for name in own.getParamNames() if 'left' in name]
found += [name for name in nodes if name != '/robot']
found += [topic for topic, _ in own.getTopicTypes() if 'left' in topic]
found += [path for path in ('/ws/left', '/ws/src/left', '/tmp/left', '/dev/shm/left') if os.path.exists(path)]
found += [pid for pid in os.listdir('/proc') if pid.isdigit() and b'sleep' in open('/proc/%s/cmdline' % pid, 'rb').read()]
print('left behind: %s' % found, flush=True)
for path in ('/ws/left', '/ws/src/left', '/tmp/left', '/dev/shm/left'):
    open(path, 'w').close()
own.setParam('/left', 1)
own.registerPublisher('/left', 'std_msgs/Bool', 'http://127.0.0.1:1/')
own.registerSubscriber('/cmd_vel', 'geometry_msgs/Twist', 'http://127.0.0.1:1/')
own.registerService('/left', 'rosrpc://127.0.0.1:1', 'http://127.0.0.1:1/')
subprocess.Popen(['sleep', '1000'], start_new_session=True)
for _ in range(30):
    os.mkdir('d' * 200)
    os.chdir('d' * 200)
os.chdir('/ws')
${rest}`;

/** Listens on a port of its own choice, and is called there, which keeps the port from whoever wants it in the next minute. */
export const takesPort = (rest: string): string => `#!/usr/bin/env python3
import socket
server = socket.socket()
server.bind(('127.0.0.1', 5000))
server.listen()
caller = socket.create_connection(('127.0.0.1', 5000))
answerer, _ = server.accept()
answerer.close()
caller.close()
${rest}`;

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
