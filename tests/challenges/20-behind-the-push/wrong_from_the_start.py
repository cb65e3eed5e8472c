#!/usr/bin/env python3
# Fails deliver: it pushes from where it stands at first, and the crate goes past the target.
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
        self.turn_to(math.atan2(CRATE[1] - self.y, CRATE[0] - self.x))
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


def difference(angle, other):
    """How far it is from one heading to another, between -pi and pi."""
    return math.atan2(math.sin(angle - other), math.cos(angle - other))


if __name__ == "__main__":
    rospy.init_node("behind_the_push")
    try:
        BehindThePush().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
