#!/usr/bin/env python3
"""First Drive, solved: half a metre per second for four seconds, then a stop."""
import rospy
from geometry_msgs.msg import Twist

rospy.init_node("first_drive")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rate = rospy.Rate(10)
while wheels.get_num_connections() == 0:
    rate.sleep()

ahead = Twist()
ahead.linear.x = 0.5
for _ in range(40):
    wheels.publish(ahead)
    rate.sleep()
wheels.publish(Twist())
rospy.sleep(2)
