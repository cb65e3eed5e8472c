#!/usr/bin/env python3
"""Two Ways of Seeing, solved: the ray that looks where the yellow is says how far away it is."""
import math

import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image, LaserScan

MIDDLE_ROW = 59  # Everything that stands on the floor is seen in it.



class TwoEyes:
    def __init__(self):
        self.ranges = None  # Of the newest scan.
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_scan(self, scan):
        self.ranges = scan.ranges

    def on_image(self, image):
        yellow = self.columns_of(image, lambda r, g, b: r > 2 * b and g > 2 * b and g > 0.7 * r)
        if self.ranges is None or not yellow:
            self.drive(0.0, 0.5)
            return
        middle = sum(yellow) / len(yellow)
        distance = self.ranges[180 + round(math.degrees(math.atan((79.5 - middle) / 100)))]
        forward = max(0.0, min(0.5, 0.8 * (distance - 0.75)))
        self.drive(forward if forward > 0.02 else 0.0, 0.015 * (79.5 - middle) if forward > 0.02 else 0.0)

    def columns_of(self, image, is_wanted):
        """The columns of the middle row whose colour is the wanted one."""
        found = []
        for column in range(image.width):
            at = (MIDDLE_ROW * image.width + column) * 3
            if is_wanted(image.data[at], image.data[at + 1], image.data[at + 2]):
                found.append(column)
        return found

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("two_eyes")
    TwoEyes()
    rospy.spin()
