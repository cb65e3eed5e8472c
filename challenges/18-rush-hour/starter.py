#!/usr/bin/env python3
"""Rush Hour: cross three lanes without touching a cart, and stop on the far side.

Run it with:  rosrun gazebo_test_pkg rush_hour.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

LANES = [2.5, 4.5, 6.5]  # Along x, in metres: where the carts cross.
FAR_SIDE = 7.6


class RushHour:
    def __init__(self):
        self.x = None  # Where the robot is, in metres. Not known before the first message.
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
        """Ten times a second."""
        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot drives up to the first lane, and tells what there is in it.
        lane = LANES[0]
        seen = [y for x, y in self.spots(scan) if abs(x - lane) < 0.4 and abs(y) < 3.8]
        nearest = min([abs(y) for y in seen], default=math.inf)
        rospy.loginfo_throttle(1, "x %.2f m, the cart of the lane at %.1f is %.2f m off the way" % (self.x, lane, nearest))
        self.drive(0.5 if self.x < lane - 0.9 else 0.0)
        # -----------------------------------------------------------------------------------------------

    def spots(self, scan):
        """Where in the hall the rays end, x and y in metres."""
        for ray, range in enumerate(scan.ranges):
            angle = self.yaw + math.radians(ray - 180)
            if not math.isinf(range):
                yield self.x + range * math.cos(angle), self.y + range * math.sin(angle)

    def drive(self, forward):
        """Forward in metres per second, straight along y = 0. It holds for half a second."""
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
