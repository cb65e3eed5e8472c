#!/usr/bin/env python3
"""The Red Line, solved: the lowest pixel in the middle shows the floor right before the robot."""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image


class RedLine:
    def __init__(self):
        self.is_there = False
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_image(self, image):
        at = (119 * image.width + 80) * 3
        red, green, blue = image.data[at], image.data[at + 1], image.data[at + 2]
        if red > 2 * green and red > 2 * blue:
            self.is_there = True
        self.drive(0.0 if self.is_there else 0.3, 0.0)

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
