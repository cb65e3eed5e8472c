#!/usr/bin/env python3
# Fails stop: at full speed to the line, and then the brakes; it stands behind the line.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    command = Twist()
    if min(scan.ranges[178:183]) > 1.0:
        command.linear.x = 1.0
    wheels.publish(command)


rospy.init_node("gently_to_the_wall")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
