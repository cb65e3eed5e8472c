#!/usr/bin/env python3
"""Obstacle Course: bring the robot past the blocks to the target.

The robot starts at (0, 0) and faces east, along x. The target is a circle of 0.5 m around (7, 0):
stop with the robot's centre inside it.

Run it with:  rosrun gazebo_test_pkg obstacle_course.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

TARGET_X = 7.0
TARGET_Y = 0.0


class ObstacleCourse:
    def __init__(self):
        # Where the robot is, in metres and radians. Kept up to date by on_odometry.
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message: Odometry):
        place = message.pose.pose.position
        turn = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(turn.z, turn.w)

    def on_scan(self, scan: LaserScan):
        """Decides what to do next, ten times a second."""
        ahead = distance_towards(scan, 0)
        left = distance_towards(scan, 90)
        right = distance_towards(scan, -90)
        to_target = math.hypot(TARGET_X - self.x, TARGET_Y - self.y)
        rospy.loginfo_throttle(
            1, "ahead %.2f m, left %.2f m, right %.2f m, target %.2f m away" % (ahead, left, right, to_target)
        )

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot creeps ahead and stops a metre before the first block.
        if ahead > 1.0:
            self.drive(forward=0.1, left=0.0)
        else:
            self.drive(forward=0.0, left=0.0)
        # -----------------------------------------------------------------------------------------------

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


def distance_towards(scan: LaserScan, degrees):
    """The smallest distance within 15 degrees of a direction: 0 is straight ahead, 90 is left, -90 is right."""
    middle = round((math.radians(degrees) - scan.angle_min) / scan.angle_increment)
    return min(scan.ranges[i % len(scan.ranges)] for i in range(middle - 15, middle + 16))


if __name__ == "__main__":
    rospy.init_node("obstacle_course")
    ObstacleCourse()
    rospy.spin()
