#!/usr/bin/env python3
"""Up to the Green Box, solved: steer by where it is in the picture, stop by how wide it is there."""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image

MIDDLE_ROW = 59  # Everything that stands on the floor is seen in it.



class UpToTheGreen:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_image(self, image):
        green = self.columns_of(image, lambda r, g, b: g > 2 * r and g > 2 * b)
        if not green:
            self.drive(0.0, 0.5)
        elif len(green) < 55:
            self.drive(0.4, 0.015 * (79.5 - sum(green) / len(green)))
        else:
            self.drive(0.0, 0.0)

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
    rospy.init_node("up_to_the_green")
    UpToTheGreen()
    rospy.spin()
