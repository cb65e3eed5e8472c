#!/usr/bin/env python3
"""Measured Metres: park the robot in the bay, which reaches from x = 2.85 to x = 3.15.

Run it with:  rosrun gazebo_test_pkg measured_metres.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

BAY = 3.0  # The middle of the bay, in metres along x.


class MeasuredMetres:
    def __init__(self):
        self.x = None  # Where the robot is, in metres. Not known before the first message.
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message: Odometry):
        """ROS calls this with every message on /odom."""
        self.x = message.pose.pose.position.x

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.x is not None:
                self.step()
            rate.sleep()

    def step(self):
        rospy.loginfo_throttle(1, "x is %.2f m, the bay is %.2f m away" % (self.x, BAY - self.x))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot creeps ahead until it has come to x = 1.
        if self.x < 1.0:
            self.drive(0.2)
        else:
            self.drive(0.0)
        # -----------------------------------------------------------------------------------------------

    def drive(self, forward):
        """Forward in metres per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("measured_metres")
    try:
        MeasuredMetres().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
