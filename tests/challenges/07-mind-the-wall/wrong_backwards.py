#!/usr/bin/env python3
# Fails touchNothing: it takes ranges[0] for the ray ahead, and that one looks back.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    command = Twist()
    if scan.ranges[0] > 0.5:
        command.linear.x = 0.4
    wheels.publish(command)


rospy.init_node("mind_the_wall")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
