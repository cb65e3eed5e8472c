#!/usr/bin/env python3
"""Obstacle Course, solved: drives over points that lead around the blocks, one after the other."""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

POINTS = [(0.8, -1.25), (2.7, -1.25), (3.6, -0.8), (4.5, -0.4), (4.5, 0.9), (6.4, 0.9), (7.0, 0.0)]
REACHED = 0.1  # metres


class ObstacleCourse:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        self.points = list(POINTS)
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message):
        place = message.pose.pose.position
        turn = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(turn.z, turn.w)

    def on_scan(self, _):
        """Ten times a second: on to the next point."""
        if self.points and self.distance_to(*self.points[0]) < REACHED:
            self.points.pop(0)
        if not self.points:
            return self.drive(0.0, 0.0)
        turn = self.turn_to(*self.points[0])
        forward = 0.0 if abs(turn) > 0.2 else min(0.6, self.distance_to(*self.points[0]))
        self.drive(forward, 2 * turn)

    def distance_to(self, x, y):
        return math.hypot(x - self.x, y - self.y)

    def turn_to(self, x, y):
        angle = math.atan2(y - self.y, x - self.x) - self.yaw
        return math.atan2(math.sin(angle), math.cos(angle))

    def drive(self, forward, left):
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("obstacle_course")
    ObstacleCourse()
    rospy.spin()
