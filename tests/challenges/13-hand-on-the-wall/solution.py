#!/usr/bin/env python3
"""Hand on the Wall, solved: a PID controller follows the right wall; left where there is one ahead, stop where the left is closed, too."""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan

KP, KI, KD = 1.0, 0.05, 0.3
SECONDS = 0.1  # From scan to scan.


class HandOnTheWall:
    def __init__(self):
        self.state = "follow"
        self.last = None
        self.total = 0.0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_scan(self, scan):
        ahead = min(scan.ranges[165:196])
        right = min(scan.ranges[60:136])
        left = min(scan.ranges[255:286])
        if self.state == "follow" and ahead < 0.9:
            self.state = "done" if left < 1.2 else "turn"
        if self.state == "turn" and ahead > 1.6:
            self.state = "follow"
            self.last = None
            self.total = 0.0
        command = Twist()
        if self.state == "turn":
            command.angular.z = 0.6
        elif self.state == "follow":
            command.linear.x = 0.4
            command.angular.z = max(-0.6, min(0.6, self.controlled(0.8 - right)))
        self.wheels.publish(command)

    def controlled(self, error):
        change = 0.0 if self.last is None else (error - self.last) / SECONDS
        self.total += error * SECONDS
        self.last = error
        return KP * error + KI * self.total + KD * change


if __name__ == "__main__":
    rospy.init_node("hand_on_the_wall")
    HandOnTheWall()
    rospy.spin()
