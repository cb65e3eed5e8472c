#!/usr/bin/env python3
# Fails commandRate: its loop has a rate, but it ends without a stop, and the robot rolls on by itself.
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

place = {"x": 0.0}


def on_odometry(message):
    place["x"] = message.pose.pose.position.x


rospy.init_node("no_stutter")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/odom", Odometry, on_odometry, queue_size=1)
rate = rospy.Rate(10)
ahead = Twist()
ahead.linear.x = 0.4
while place["x"] < 5.2:
    wheels.publish(ahead)
    rate.sleep()
rospy.sleep(2)
