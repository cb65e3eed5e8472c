#!/usr/bin/env python3
# Fails visit: it drives up to the first wall, turns to the right there, and looks at a corner for ever.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    command = Twist()
    if min(scan.ranges[165:196]) > 0.9:
        command.linear.x = 0.3
    else:
        command.angular.z = -0.5
    wheels.publish(command)


rospy.init_node("hand_on_the_wall")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
