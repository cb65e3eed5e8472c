#!/usr/bin/env python3
"""Mind the Wall, solved: fast while the wall is far, slowly when it is near."""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


def on_scan(scan):
    ahead = min(scan.ranges[170:191])
    command = Twist()
    if ahead > 1.2:
        command.linear.x = 0.6
    elif ahead > 0.53:
        command.linear.x = 0.2
    wheels.publish(command)


rospy.init_node("mind_the_wall")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
