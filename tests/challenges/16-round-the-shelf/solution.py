#!/usr/bin/env python3
"""Round the Shelf, solved: go straight, follow the shelf, and leave it nearer to the target than it was met."""
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
        self.yaw = None
        self.scan = None
        self.state = "go"
        self.hit = 0.0
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
        ahead = min(scan.ranges[160:201])
        right = min(scan.ranges[50:136])
        dx, dy = TARGET[0] - self.x, TARGET[1] - self.y
        distance = math.hypot(dx, dy)
        angle = math.atan2(dy, dx) - self.yaw
        angle = math.atan2(math.sin(angle), math.cos(angle))
        if self.state == "go" and distance > 0.6 and ahead < 0.6:
            self.state = "follow"
            self.hit = distance
        elif self.state == "follow" and abs(self.y) < 0.1 and distance < self.hit - 0.5:
            self.state = "go"
        if self.state == "go":
            if distance < 0.15:
                self.drive(0.0, 0.0)
            else:
                self.drive(min(0.5, distance) if abs(angle) < 0.3 else 0.0, 1.5 * angle)
        elif ahead < 0.6:
            self.drive(0.0, 0.8)
        else:
            self.drive(0.35, 2.0 * (0.6 - min(right, 0.9)))

    def drive(self, forward, left):
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
