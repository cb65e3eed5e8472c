#!/usr/bin/env python3
# Fails stop: it publishes once, and the robot stops by itself half a second later, far from the pad.
import rospy
from geometry_msgs.msg import Twist

rospy.init_node("first_drive")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.sleep(1)
ahead = Twist()
ahead.linear.x = 0.5
wheels.publish(ahead)
rospy.sleep(4)
