#!/usr/bin/env python3
"""Crooked Wheels, solved: the wheels say how far it turned since the last scan, the walls say where it is."""
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
        self.wheel_yaw = None
        self.left = list(PLACES)
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message):
        q = message.pose.pose.orientation
        yaw = 2 * math.atan2(q.z, q.w)
        if self.yaw is None:
            self.yaw = yaw
        else:
            self.yaw += turn_between(self.wheel_yaw, yaw)
        self.wheel_yaw = yaw

    def on_scan(self, scan):
        self.scan = scan

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.yaw is not None and self.scan is not None:
                self.step(self.scan)
            rate.sleep()

    def step(self, scan):
        nearest = min(range(360), key=lambda ray: scan.ranges[ray])
        wall = self.yaw + math.radians(nearest - 180)
        quarter = math.pi / 2
        self.yaw -= wall - quarter * round(wall / quarter)
        self.x = EAST_WALL - self.look(scan, 0.0)
        self.y = NORTH_WALL - self.look(scan, quarter)
        self.go_on()

    def look(self, scan, direction):
        ray = round(180 + math.degrees(turn_between(self.yaw, direction))) % 360
        return scan.ranges[ray]

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
