#!/usr/bin/env python3
# Fails touchNothing: it never stops, and drives over the pad into the wall.
import rospy
from geometry_msgs.msg import Twist

rospy.init_node("first_drive")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rate = rospy.Rate(10)
ahead = Twist()
ahead.linear.x = 0.5
while not rospy.is_shutdown():
    wheels.publish(ahead)
    rate.sleep()
