#!/usr/bin/env python3
# Fails stop: its gain is so large that the robot swings about the line and never comes to rest.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    command = Twist()
    command.linear.x = 20 * (min(scan.ranges[178:183]) - 1.0)
    wheels.publish(command)


rospy.init_node("gently_to_the_wall")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
