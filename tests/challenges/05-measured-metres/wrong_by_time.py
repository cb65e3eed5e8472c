#!/usr/bin/env python3
# Fails stop: it drives for six seconds at half a metre per second, wherever it started.
import rospy
from geometry_msgs.msg import Twist

rospy.init_node("measured_metres")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rate = rospy.Rate(10)
while wheels.get_num_connections() == 0:
    rate.sleep()
ahead = Twist()
ahead.linear.x = 0.5
for _ in range(60):
    wheels.publish(ahead)
    rate.sleep()
wheels.publish(Twist())
rospy.sleep(1)
