#!/usr/bin/env python3
"""The Colour-Blind Robot: mend this program. It should drive up to the red box and stop before it.

Run it with:  rosrun gazebo_test_pkg colour_blind.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image

MIDDLE_ROW = 59  # Everything that stands on the floor is seen in it.


class ColourBlind:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_image(self, image: Image):
        """Ten times a second."""
        seen = self.columns_of_red(image)
        rospy.loginfo_throttle(1, "%d columns are red" % len(seen))
        if not seen:
            self.drive(forward=0.0, left=0.5)
        elif len(seen) < 55:
            self.drive(forward=0.4, left=0.015 * (79.5 - sum(seen) / len(seen)))
        else:
            self.drive(forward=0.0, left=0.0)

    def columns_of_red(self, image):
        """The columns of the middle row that are red."""
        found = []
        for column in range(image.width):
            at = MIDDLE_ROW * image.width + column * 3
            blue, green, red = image.data[at], image.data[at + 1], image.data[at + 2]
            if red > 2 * green and red > 2 * blue:
                found.append(column)
        return found

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("colour_blind")
    ColourBlind()
    rospy.spin()
