#!/usr/bin/env python3
"""Measured Metres, solved: the less there is left to drive, the slower."""
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

BAY = 3.0


class MeasuredMetres:
    def __init__(self):
        self.x = None
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message):
        self.x = message.pose.pose.position.x

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.x is not None:
                self.drive(BAY - self.x)
            rate.sleep()

    def drive(self, left):
        command = Twist()
        if abs(left) > 0.03:
            command.linear.x = max(-0.5, min(0.5, left))
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("measured_metres")
    try:
        MeasuredMetres().run()
    except rospy.ROSInterruptException:
        pass
