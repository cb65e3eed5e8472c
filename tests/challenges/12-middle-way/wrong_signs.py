#!/usr/bin/env python3
# Fails touchNothing: it steers towards the side with less room, because left and right are mixed up.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    command = Twist()
    command.linear.x = 0.4
    command.angular.z = max(-1.0, min(1.0, scan.ranges[135] - scan.ranges[225]))
    wheels.publish(command)


rospy.init_node("middle_way")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
