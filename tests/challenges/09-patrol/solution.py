#!/usr/bin/env python3
"""Night Patrol, solved: three states, and a list of the places that are left."""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

PLACES = [(3.0, 0.0), (3.0, 2.4), (0.0, 2.4), (0.0, 0.0)]


class Patrol:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.yaw = None
        self.left = list(PLACES)
        self.state = "turn"
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.yaw is not None:
                getattr(self, self.state)()
            rate.sleep()

    def turn(self):
        angle = self.angle()
        self.drive(0.0, 2 * angle)
        if abs(angle) < 0.1:
            self.state = "go"

    def go(self):
        x, y = self.left[0]
        distance = math.hypot(x - self.x, y - self.y)
        if distance < 0.15:
            self.left.pop(0)
            self.state = "turn" if self.left else "done"
            return self.drive(0.0, 0.0)
        self.drive(min(0.6, distance), 2 * self.angle())

    def done(self):
        self.drive(0.0, 0.0)

    def angle(self):
        x, y = self.left[0]
        angle = math.atan2(y - self.y, x - self.x) - self.yaw
        return math.atan2(math.sin(angle), math.cos(angle))

    def drive(self, forward, left):
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("patrol")
    try:
        Patrol().run()
    except rospy.ROSInterruptException:
        pass
