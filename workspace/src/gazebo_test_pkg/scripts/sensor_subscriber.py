#!/usr/bin/env python3
"""Listens to the robot's laser and says how far away the nearest thing is.

Run it with:  rosrun gazebo_test_pkg sensor_subscriber.py
"""
import math

import rospy
from sensor_msgs.msg import LaserScan


def nearest(scan: LaserScan):
    """The smallest distance in a scan, in metres, and its bearing in degrees: 0 is straight ahead, positive is left."""
    index = min(range(len(scan.ranges)), key=lambda i: scan.ranges[i])
    bearing = scan.angle_min + index * scan.angle_increment
    return scan.ranges[index], math.degrees(bearing)


def on_scan(scan: LaserScan):
    # This function is called ten times a second, with everything the laser has just seen.
    distance, bearing = nearest(scan)
    # At most two lines a second, so that they can be read.
    rospy.loginfo_throttle(
        0.5, "%d rays, nearest: %.2f m at %d degrees" % (len(scan.ranges), distance, round(bearing))
    )

    # Your turn: warn with rospy.logwarn when something is nearer than half a metre.


if __name__ == "__main__":
    rospy.init_node("sensor_subscriber")
    rospy.Subscriber("/scan", LaserScan, on_scan, queue_size=1)
    rospy.spin()
