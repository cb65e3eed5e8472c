#!/usr/bin/env python3
"""Behind the Push, solved: a place behind the crate, in the crate's own frame, is brought into that of the room."""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

CRATE = (2.0, 0.5)
TARGET = (4.4, 2.3)


class BehindThePush:
    def __init__(self):
        # Where the robot is, in metres and radians. Not known before the first message.
        self.x = None
        self.y = 0.0
        self.yaw = 0.0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        self.rate = rospy.Rate(10)

    def on_odometry(self, message: Odometry):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def run(self):
        while self.x is None:
            self.drive(0.0, 0.0)
        rospy.loginfo("at x %.2f, y %.2f", self.x, self.y)
        yaw = math.atan2(TARGET[1] - CRATE[1], TARGET[0] - CRATE[0])
        self.go_to(*in_room(-0.8, 0.0, CRATE, yaw))
        self.turn_to(yaw)
        self.push_to(*TARGET)
        while not rospy.is_shutdown():
            self.drive(0.0, 0.0)

    def push_to(self, x, y):
        """Drives along the line from here to a place, and steers back to that line, until the crate before it is there."""
        from_x, from_y = self.x, self.y
        yaw = math.atan2(y - from_y, x - from_x)
        length = math.hypot(x - from_x, y - from_y)
        way = 0.0
        while way < length - 0.4:
            dx, dy = self.x - from_x, self.y - from_y
            way = dx * math.cos(yaw) + dy * math.sin(yaw)
            beside = dy * math.cos(yaw) - dx * math.sin(yaw)
            self.drive(0.3, 2 * difference(yaw - beside, self.yaw))
        self.drive(0.0, 0.0)

    def go_to(self, x, y, short=0.05):
        """Drives to a place and stops when it is so many metres short of it."""
        while math.hypot(x - self.x, y - self.y) > short:
            left = math.hypot(x - self.x, y - self.y) - short
            turn = difference(math.atan2(y - self.y, x - self.x), self.yaw)
            self.drive(0.0 if abs(turn) > 0.2 else min(0.5, left + 0.05), 2 * turn)
        self.drive(0.0, 0.0)

    def turn_to(self, yaw):
        """Turns on the spot to a heading, in radians."""
        while abs(difference(yaw, self.yaw)) > 0.03:
            self.drive(0.0, 2 * difference(yaw, self.yaw))
        self.drive(0.0, 0.0)

    def drive(self, forward, left):
        """A tenth of a second: forward in metres per second, a left turn in radians per second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)
        self.rate.sleep()


def in_room(x, y, origin, yaw):
    """A place of a frame that lies at an origin and is turned by an angle."""
    return origin[0] + x * math.cos(yaw) - y * math.sin(yaw), origin[1] + x * math.sin(yaw) + y * math.cos(yaw)


def difference(angle, other):
    """How far it is from one heading to another, between -pi and pi."""
    return math.atan2(math.sin(angle - other), math.cos(angle - other))


if __name__ == "__main__":
    rospy.init_node("behind_the_push")
    try:
        BehindThePush().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
