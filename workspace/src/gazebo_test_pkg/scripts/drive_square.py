#!/usr/bin/env python3
"""An example that works: drives a square with sides of one metre, again and again.

It counts time only and looks at nothing, so that small errors add up. Can you do better with /odom?

Run it with:  rosrun gazebo_test_pkg drive_square.py
"""
import math

import rospy
from geometry_msgs.msg import Twist

SIDE = 1.0  # metres
SPEED = 0.4  # metres per second
TURN = 0.8  # radians per second


def drive_for(wheels, seconds, forward, left):
    """Repeats a command, because the robot stops half a second after the last one."""
    command = Twist()
    command.linear.x = forward
    command.angular.z = left
    end = rospy.Time.now() + rospy.Duration(seconds)
    rate = rospy.Rate(20)
    while rospy.Time.now() < end and not rospy.is_shutdown():
        wheels.publish(command)
        rate.sleep()


def main():
    rospy.init_node("drive_square")
    wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
    side = 1
    while not rospy.is_shutdown():
        rospy.loginfo("side %d", side)
        drive_for(wheels, SIDE / SPEED, forward=SPEED, left=0.0)
        drive_for(wheels, math.pi / 2 / TURN, forward=0.0, left=TURN)
        side = side % 4 + 1


if __name__ == "__main__":
    try:
        main()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
