#!/usr/bin/env python3
"""Autonomous Explorer: map the maze, which nobody has described to the robot.

The way into the maze is the doorway straight to the right of the start; the maze lies south of y -2.
The map is a set of square cells of a quarter of a metre in which the laser has hit something.

Run it with:  rosrun gazebo_test_pkg autonomous_explorer.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

CELL = 0.25  # metres


class Explorer:
    def __init__(self):
        # Where the robot is, in metres and radians. Kept up to date by on_odometry.
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        # Cells with something in them, as (column, row).
        self.walls = set()
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message: Odometry):
        place = message.pose.pose.position
        turn = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(turn.z, turn.w)

    def on_scan(self, scan: LaserScan):
        """Adds a scan to the map and decides where to go, ten times a second."""
        self.remember(scan)
        rospy.loginfo_throttle(1, "at (%.1f, %.1f), %d occupied cells found" % (self.x, self.y, len(self.walls)))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot turns slowly on the spot and maps what it sees from there.
        # A first idea: follow the wall on your right hand. A better one: go where the map still has gaps.
        self.drive(forward=0.0, left=0.2)
        # -----------------------------------------------------------------------------------------------

    def remember(self, scan: LaserScan):
        for index, distance in enumerate(scan.ranges):
            if math.isinf(distance):
                continue  # Nothing within reach of the laser.
            angle = self.yaw + scan.angle_min + index * scan.angle_increment
            x = self.x + distance * math.cos(angle)
            y = self.y + distance * math.sin(angle)
            self.walls.add((math.floor(x / CELL), math.floor(y / CELL)))

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("autonomous_explorer")
    Explorer()
    rospy.spin()
