#!/usr/bin/env python3
"""Along the Line: follow the black line to its end.

Run it with:  rosrun gazebo_test_pkg along_the_line.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image

LINE_ROW = 100  # It shows the floor half a metre before the middle of the robot.


class AlongTheLine:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)

    def on_image(self, image: Image):
        """Ten times a second."""
        dark = self.dark_columns(image)
        rospy.loginfo_throttle(1, "dark columns: %d, the first is %s" % (len(dark), dark[0] if dark else "none"))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot creeps straight on as long as it sees the line.
        self.drive(forward=0.2 if dark else 0.0, left=0.0)
        # -----------------------------------------------------------------------------------------------

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
