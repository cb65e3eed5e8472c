#!/usr/bin/env python3
"""The Red Line: stop right before the red line on the floor.

Run it with:  rosrun gazebo_test_pkg red_line.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image


class RedLine:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_image(self, image: Image):
        """Ten times a second."""
        red, green, blue = self.pixel(image, 60, 80)
        rospy.loginfo_throttle(1, "red %d, green %d, blue %d" % (red, green, blue))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot drives slowly on, whatever it sees.
        self.drive(forward=0.3, left=0.0)
        # -----------------------------------------------------------------------------------------------

    def pixel(self, image, row, column):
        """Its red, green and blue, each from 0 to 255; rows count from the top, columns from the left."""
        at = (row * image.width + column) * 3
        return image.data[at], image.data[at + 1], image.data[at + 2]

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("red_line")
    RedLine()
    rospy.spin()
