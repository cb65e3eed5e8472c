#!/usr/bin/env python3
# Fails touchNothing: it drives straight at the target and looks neither at the blocks nor at the scan.
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

TARGET = (7.0, 0.0)


def on_odometry(message):
    place = message.pose.pose.position
    command = Twist()
    if math.hypot(TARGET[0] - place.x, TARGET[1] - place.y) > 0.2:
        command.linear.x = 0.5
    wheels.publish(command)


rospy.init_node("obstacle_course")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/odom", Odometry, on_odometry, queue_size=1)
rospy.spin()
