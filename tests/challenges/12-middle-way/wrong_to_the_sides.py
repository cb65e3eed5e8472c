#!/usr/bin/env python3
# Fails stop: it looks straight to the sides, swings from one to the other, and takes a side wall for the end.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    command = Twist()
    if min(scan.ranges[175:186]) > 0.8:
        command.linear.x = 0.4
        command.angular.z = max(-1.0, min(1.0, 2 * (scan.ranges[270] - scan.ranges[90])))
    wheels.publish(command)


rospy.init_node("middle_way")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
