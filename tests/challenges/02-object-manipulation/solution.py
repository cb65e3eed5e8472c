#!/usr/bin/env python3
"""Object Manipulation, solved: stands west of each crate and pushes it due east, then backs away from it."""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

# The height at which each crate lies, in the order in which none is in the way of another.
CRATES = [3.2, 4.0, 4.8]
WEST = 0.4  # Where the robot stands before it pushes.
PUSHED = 5.6  # Where it stops: the crate is 0.4 m further on.


class ObjectManipulation:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        self.steps = [step for y in CRATES for step in (("go", WEST, y), ("push", PUSHED, y), ("back", WEST, y))]
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message):
        place = message.pose.pose.position
        turn = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(turn.z, turn.w)

    def on_scan(self, _):
        """Ten times a second: one step after the other."""
        if not self.steps:
            return self.drive(0.0, 0.0)
        kind, x, y = self.steps[0]
        if kind == "go":
            self.go(x, y)
        elif kind == "push":
            self.push(x, y)
        else:
            self.back(x)

    def go(self, x, y):
        if math.hypot(x - self.x, y - self.y) < 0.08:
            return self.next()
        turn = difference(math.atan2(y - self.y, x - self.x), self.yaw)
        self.drive(0.0 if abs(turn) > 0.2 else min(0.5, math.hypot(x - self.x, y - self.y)), 2 * turn)

    def push(self, x, y):
        """East along a line; what it is off the line steers it back."""
        if self.x > x:
            return self.next()
        turn = difference(max(-0.3, min(0.3, y - self.y)), self.yaw)
        self.drive(0.0 if abs(turn) > 0.4 else 0.4, 2 * turn)

    def back(self, x):
        if self.x < x:
            return self.next()
        self.drive(-0.5, -2 * self.yaw)

    def next(self):
        self.steps.pop(0)
        self.drive(0.0, 0.0)

    def drive(self, forward, left):
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


def difference(angle, other):
    return math.atan2(math.sin(angle - other), math.cos(angle - other))


if __name__ == "__main__":
    rospy.init_node("object_manipulation")
    ObjectManipulation()
    rospy.spin()
