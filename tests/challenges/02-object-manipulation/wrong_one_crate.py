#!/usr/bin/env python3
# Fails deliver: it takes the first crate into the zone and forgets the other two.
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

GOALS = [(0.4, 3.2), (5.6, 3.2)]


class OneCrate:
    def __init__(self):
        self.goals = list(GOALS)
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message):
        here, q = message.pose.pose.position, message.pose.pose.orientation
        command = Twist()
        if self.goals:
            x, y = self.goals[0]
            if math.hypot(x - here.x, y - here.y) < 0.1:
                self.goals.pop(0)
            angle = math.atan2(y - here.y, x - here.x) - 2 * math.atan2(q.z, q.w)
            turn = math.atan2(math.sin(angle), math.cos(angle))
            command.linear.x = 0.0 if abs(turn) > 0.2 else 0.4
            command.angular.z = 2 * turn
        self.wheels.publish(command)


rospy.init_node("object_manipulation")
OneCrate()
rospy.spin()
