#!/usr/bin/env python3
# Fails touchNothing: it only looks straight ahead, and a cart comes from the side.
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

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
        if self.x > FAR_SIDE or min(scan.ranges[165:196]) < 0.6:
            self.drive(0.0)
        else:
            self.drive(0.5)

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
