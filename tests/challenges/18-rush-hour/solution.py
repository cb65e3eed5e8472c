#!/usr/bin/env python3
"""Rush Hour, solved: before each lane the robot waits until the way is free for as long as it takes to cross."""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

LANES = [2.5, 4.5, 6.5]  # Along x, in metres: where the carts cross.
FAR_SIDE = 7.6


class RushHour:
    def __init__(self):
        self.x = None
        self.y = 0.0
        self.yaw = 0.0
        self.scan = None
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def on_scan(self, scan):
        self.scan = scan

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.x is not None and self.scan is not None:
                self.step(self.scan)
            rate.sleep()

    def step(self, scan):
        before = [lane for lane in LANES if lane - 1.2 < self.x < lane - 0.7]
        if self.x > FAR_SIDE or any(not self.is_free(scan, lane) for lane in before):
            self.drive(0.0)
        else:
            self.drive(0.8)

    def is_free(self, scan, lane):
        return all(abs(x - lane) > 0.4 or abs(y) > 1.9 for x, y in self.spots(scan))

    def spots(self, scan):
        for ray, range in enumerate(scan.ranges):
            angle = self.yaw + math.radians(ray - 180)
            if not math.isinf(range):
                yield self.x + range * math.cos(angle), self.y + range * math.sin(angle)

    def drive(self, forward):
        command = Twist()
        command.linear.x = forward
        command.angular.z = 0.0 if forward == 0.0 else -1.5 * self.y - 2.0 * self.yaw
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("rush_hour")
    try:
        RushHour().run()
    except rospy.ROSInterruptException:
        pass
