#!/usr/bin/env python3
"""Three Signs: visit red, blue and green in this order.

Run it with:  rosrun gazebo_test_pkg three_signs.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
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
        self.next = 0  # Which of them the robot is looking for.
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_image(self, image: Image):
        """Ten times a second."""
        colour = self.order[self.next]
        seen = self.columns_of(image, colour)
        rospy.loginfo_throttle(1, "looking for %s: %d columns" % (colour, len(seen)))
        if not seen:
            self.drive(forward=0.0, left=0.7)
            return
        turn = 0.015 * (79.5 - sum(seen) / len(seen))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot turns to the first sign and stays where it is.
        self.drive(forward=0.0, left=turn)
        # -----------------------------------------------------------------------------------------------

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
