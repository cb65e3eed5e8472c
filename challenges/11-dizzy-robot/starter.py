#!/usr/bin/env python3
"""The Dizzy Robot: it is to drive to its charger at (3, 2) and stop there. There are three faults in this program.

Run it with:  rosrun gazebo_test_pkg dizzy_robot.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

CHARGER = (3.0, 2.0)


class DizzyRobot:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message: Odometry):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def on_scan(self, scan: LaserScan):
        """Ten times a second: turn to the charger, drive there, stop."""
        dx, dy = CHARGER[0] - self.x, CHARGER[1] - self.y
        distance = math.hypot(dx, dy)
        angle = math.degrees(math.atan2(dy, dx)) - self.yaw
        ahead = scan.ranges[0]

        command = Twist()
        if distance < 0.2:
            command.linear.x = 0.0
        if abs(angle) > 0.2:
            command.angular.z = angle
        elif ahead > 0.9:
            command.linear.x = 0.4
            command.angular.z = angle
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("dizzy_robot")
    DizzyRobot()
    rospy.spin()
