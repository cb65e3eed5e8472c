#!/usr/bin/env python3
# Fails visit: it believes its wheels, and looks for the far post where it is not.
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

PLACES = [(6.5, 1.0), (0.0, 0.0)]  # The far post, then the dock.
EAST_WALL, NORTH_WALL = 7.9, 1.9  # Their faces, x and y in metres.


class CrookedWheels:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.yaw = None
        self.scan = None
        self.left = list(PLACES)
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def on_scan(self, scan):
        self.scan = scan

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.yaw is not None and self.scan is not None:
                self.step(self.scan)
            rate.sleep()

    def step(self, scan):
        self.go_on()

    def go_on(self):
        x, y = self.left[0]
        distance = math.hypot(x - self.x, y - self.y)
        if distance < 0.15:
            if len(self.left) == 1:
                return self.drive(0.0, 0.0)
            self.left.pop(0)
        angle = turn_between(self.yaw, math.atan2(y - self.y, x - self.x))
        self.drive(0.5 if abs(angle) < 0.3 else 0.0, 1.5 * angle)

    def drive(self, forward, left):
        command = Twist()
        command.linear.x = forward
        command.angular.z = max(-0.5, min(0.5, left))
        self.wheels.publish(command)


def turn_between(one, other):
    """From one heading to the other, the shorter way round, in radians."""
    return math.atan2(math.sin(other - one), math.cos(other - one))


if __name__ == "__main__":
    rospy.init_node("crooked_wheels")
    try:
        CrookedWheels().run()
    except rospy.ROSInterruptException:
        pass
