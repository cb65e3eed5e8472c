#!/usr/bin/env python3
"""Night Patrol: visit post 1, post 2 and post 3, in this order, and come home.

Run it with:  rosrun gazebo_test_pkg patrol.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

POSTS = [(3.0, 0.0), (3.0, 2.4), (0.0, 2.4)]
HOME = (0.0, 0.0)


class Patrol:
    def __init__(self):
        # Where the robot is, in metres and radians. Kept up to date by on_odometry.
        self.x = 0.0
        self.y = 0.0
        self.yaw = None  # Not known before the first message.
        self.state = "turn"
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message: Odometry):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.yaw is not None:
                self.step()
            rate.sleep()

    def step(self):
        rospy.loginfo_throttle(1, "state %s at x %.2f, y %.2f" % (self.state, self.x, self.y))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now there are two states, and the robot only turns to the first post.
        angle = self.angle_to(*POSTS[0])
        if self.state == "turn":
            self.drive(forward=0.0, left=angle)
            if abs(angle) < 0.05:
                self.state = "done"
        elif self.state == "done":
            self.drive(forward=0.0, left=0.0)
        # -----------------------------------------------------------------------------------------------

    def angle_to(self, x, y):
        """From where the robot faces to a place, in radians; positive is to the left."""
        angle = math.atan2(y - self.y, x - self.x) - self.yaw
        return math.atan2(math.sin(angle), math.cos(angle))

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("patrol")
    try:
        Patrol().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
