#!/usr/bin/env python3
"""Round the Shelf: to the target at (8, 0), round whatever stands in the way.

Run it with:  rosrun gazebo_test_pkg round_the_shelf.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

TARGET = (8.0, 0.0)


class RoundTheShelf:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.yaw = None  # Not known before the first message.
        self.scan = None
        self.state = "go"
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def on_scan(self, scan):
        self.scan = scan

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.yaw is not None and self.scan is not None:
                self.step(self.scan)
            rate.sleep()

    def step(self, scan):
        """Ten times a second."""
        ahead = min(scan.ranges[160:201])
        right = min(scan.ranges[50:136])
        dx, dy = TARGET[0] - self.x, TARGET[1] - self.y
        distance = math.hypot(dx, dy)
        angle = math.atan2(dy, dx) - self.yaw
        angle = math.atan2(math.sin(angle), math.cos(angle))
        rospy.loginfo_throttle(1, "%s: %.2f m to the target, ahead %.2f m, right %.2f m" % (self.state, distance, ahead, right))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now there is one state, "go": the robot drives towards the target, and stops at the shelf.
        if self.state == "go":
            if ahead < 0.6 or distance < 0.15:
                self.drive(forward=0.0, left=0.0)
            else:
                self.drive(forward=0.4 if abs(angle) < 0.3 else 0.0, left=1.5 * angle)
        # -----------------------------------------------------------------------------------------------

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = max(-1.0, min(1.0, left))
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("round_the_shelf")
    try:
        RoundTheShelf().run()
    except rospy.ROSInterruptException:
        pass
