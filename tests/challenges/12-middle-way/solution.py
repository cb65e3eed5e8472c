#!/usr/bin/env python3
"""The Middle Way, solved: two rays that look ahead at a slant, and a turn in proportion to their difference."""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    command = Twist()
    if min(scan.ranges[170:191]) > 0.8:
        turn = 1.0 * (scan.ranges[225] - scan.ranges[135])
        command.linear.x = 0.4
        command.angular.z = max(-1.0, min(1.0, turn))
    wheels.publish(command)


rospy.init_node("middle_way")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
