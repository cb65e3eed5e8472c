#!/usr/bin/env python3
"""Two Ways of Seeing: stop before the yellow box, however wide it is.

Run it with:  rosrun gazebo_test_pkg two_eyes.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
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

    def on_scan(self, scan: LaserScan):
        self.ranges = scan.ranges

    def on_image(self, image: Image):
        """Ten times a second."""
        yellow = self.columns_of(image, lambda r, g, b: r > 2 * b and g > 2 * b and g > 0.7 * r)
        rospy.loginfo_throttle(1, "%d columns are yellow" % len(yellow))
        if not yellow:
            self.drive(forward=0.0, left=0.5)
            return
        turn = 0.015 * (79.5 - sum(yellow) / len(yellow))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot turns to the box and stays where it is.
        self.drive(forward=0.0, left=turn)
        # -----------------------------------------------------------------------------------------------

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
