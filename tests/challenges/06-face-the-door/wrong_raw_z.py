#!/usr/bin/env python3
# Fails face: it takes the number z of the quaternion for the heading, which never becomes 135 degrees.
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry


def on_odometry(message):
    left = math.radians(135) - message.pose.pose.orientation.z
    command = Twist()
    if abs(left) > 0.05:
        command.angular.z = left
    wheels.publish(command)


rospy.init_node("face_the_door")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/odom", Odometry, on_odometry, queue_size=1)
rospy.spin()
