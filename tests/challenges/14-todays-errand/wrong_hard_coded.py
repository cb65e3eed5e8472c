#!/usr/bin/env python3
# Fails stop: it drives to the bay of the first day on every day.
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry


class TodaysErrand:
    def __init__(self):
        self.bay = (3.0, 1.5)
        self.x = 0.0
        self.y = 0.0
        self.yaw = None
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
                self.step()
            rate.sleep()

    def step(self):
        dx, dy = self.bay[0] - self.x, self.bay[1] - self.y
        distance = math.hypot(dx, dy)
        angle = math.atan2(dy, dx) - self.yaw
        angle = math.atan2(math.sin(angle), math.cos(angle))
        if distance < 0.15:
            self.drive(forward=0.0, left=0.0)
        else:
            self.drive(forward=0.4 if abs(angle) < 0.3 else 0.0, left=1.5 * angle)

    def drive(self, forward, left):
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("todays_errand")
    try:
        TodaysErrand().run()
    except rospy.ROSInterruptException:
        pass
