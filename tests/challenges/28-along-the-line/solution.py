#!/usr/bin/env python3
"""Along the Line, solved: pure pursuit, on the arc that leads to the point of the line half a metre ahead."""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image

LINE_ROW = 100  # It shows the floor half a metre before the middle of the robot.
AHEAD = 20 / (LINE_ROW - 59.5)
SPEED = 0.3


class AlongTheLine:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_image(self, image):
        dark = self.dark_columns(image)
        if dark:
            beside = AHEAD * (79.5 - sum(dark) / len(dark)) / 100
            self.drive(SPEED, SPEED * 2 * beside / (AHEAD**2 + beside**2))
        else:
            self.drive(0.0, 0.0)

    def dark_columns(self, image):
        """The columns in which the floor is dark half a metre ahead."""
        start = LINE_ROW * image.step
        reds = image.data[start : start + image.step : 3]
        return [column for column, red in enumerate(reds) if red < 60]

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("along_the_line")
    AlongTheLine()
    rospy.spin()
