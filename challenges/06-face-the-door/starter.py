#!/usr/bin/env python3
"""Face the Door: turn on the spot to a heading of 135 degrees.

Run it with:  rosrun gazebo_test_pkg face_the_door.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

DOOR = math.radians(135)


class FaceTheDoor:
    def __init__(self):
        self.yaw = None  # The heading, in radians. Not known before the first message.
        self.rounds = 0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message: Odometry):
        q = message.pose.pose.orientation
        self.yaw = 2 * math.atan2(q.z, q.w)

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.yaw is not None:
                self.step()
            rate.sleep()

    def step(self):
        rospy.loginfo_throttle(1, "the heading is %.0f degrees" % math.degrees(self.yaw))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot turns slowly to the left for two seconds.
        self.rounds += 1
        if self.rounds < 20:
            self.turn(0.3)
        else:
            self.turn(0.0)
        # -----------------------------------------------------------------------------------------------

    def turn(self, left):
        """To the left in radians per second. It holds for half a second."""
        command = Twist()
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("face_the_door")
    try:
        FaceTheDoor().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
