#!/usr/bin/env python3
"""Three Signs, solved: drive up to a colour, and go on to the next of the list once it is large."""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image

MIDDLE_ROW = 59  # Everything that stands on the floor is seen in it.

IS_COLOUR = {
    "red": lambda r, g, b: r > 2 * g and r > 2 * b,
    "blue": lambda r, g, b: b > 2 * r and b > 2 * g,
    "green": lambda r, g, b: g > 2 * r and g > 2 * b,
}



class ThreeSigns:
    def __init__(self):
        self.order = ["red", "blue", "green"]
        self.next = 0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_image(self, image):
        if self.next == len(self.order):
            self.drive(0.0, 0.0)
            return
        seen = self.columns_of(image, self.order[self.next])
        if not seen:
            self.drive(0.0, 0.7)
        elif len(seen) < 45:
            self.drive(0.4, 0.015 * (79.5 - sum(seen) / len(seen)))
        else:
            self.next += 1
            self.drive(0.0, 0.0)

    def columns_of(self, image, colour):
        """The columns of the middle row that have this colour."""
        found = []
        for column in range(image.width):
            at = (MIDDLE_ROW * image.width + column) * 3
            if IS_COLOUR[colour](image.data[at], image.data[at + 1], image.data[at + 2]):
                found.append(column)
        return found

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("three_signs")
    ThreeSigns()
    rospy.spin()
