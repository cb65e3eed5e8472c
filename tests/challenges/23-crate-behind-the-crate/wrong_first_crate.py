#!/usr/bin/env python3
# Fails deliver: it brings the first crate that it meets, which is the blue one.
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan
from std_msgs.msg import Bool

BLUE = (3.3, 0.0)
RED = (3.9, 0.0)
TRUCK = (0.0, 1.9)
EAST = 0.0


class CrateBehindTheCrate:
    def __init__(self):
        # Where the robot is, in metres and radians. Not known before the first message.
        self.x = None
        self.y = 0.0
        self.yaw = 0.0
        self.ahead = None  # How far it is to what stands straight ahead, in metres.
        self.is_holding = False
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        self.magnet = rospy.Publisher("/gripper/command", Bool, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)
        rospy.Subscriber("/gripper/holding", Bool, self.on_holding, queue_size=1)
        self.rate = rospy.Rate(10)

    def on_odometry(self, message: Odometry):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def on_scan(self, scan: LaserScan):
        self.ahead = scan.ranges[180]

    def on_holding(self, message: Bool):
        self.is_holding = message.data

    def run(self):
        while self.x is None or self.ahead is None:
            self.drive(0.0, 0.0)
        rospy.loginfo("at x %.2f, y %.2f", self.x, self.y)
        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot takes the first crate that it meets, and brings that to the truck.
        self.fetch(*BLUE, EAST)
        self.put(*TRUCK)
        # -----------------------------------------------------------------------------------------------
        while not rospy.is_shutdown():
            self.drive(0.0, 0.0)

    def fetch(self, x, y, yaw):
        """Takes the crate at a place, coming with that heading, and pulls it back."""
        self.go_to(x - 1.0 * math.cos(yaw), y - 1.0 * math.sin(yaw))
        self.turn_to(yaw)
        self.take()
        self.back(1.2)

    def put(self, x, y):
        """Brings the held crate to a place and leaves it there."""
        self.go_to(x, y, short=0.42)
        self.let_go()
        self.back(0.6)

    def take(self):
        """Drives up to the crate ahead and holds it."""
        while self.ahead > 0.23:
            self.drive(max(0.08, min(0.4, self.ahead - 0.25)), 0.0)
        while not self.is_holding:
            self.magnet.publish(True)
            self.drive(0.0, 0.0)

    def let_go(self):
        while self.is_holding:
            self.magnet.publish(False)
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

    def back(self, metres):
        """Drives straight back."""
        x, y = self.x, self.y
        while math.hypot(x - self.x, y - self.y) < metres:
            self.drive(-0.4, 0.0)
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
    rospy.init_node("crate_behind_the_crate")
    try:
        CrateBehindTheCrate().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
