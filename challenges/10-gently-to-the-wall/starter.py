#!/usr/bin/env python3
"""Gently to the Wall: stop one metre before it, quickly and exactly.

Run it with:  rosrun gazebo_test_pkg gently_to_the_wall.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan

WANTED = 1.0  # Metres from the laser to the wall.
GAIN = 0.05


class GentlyToTheWall:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_scan(self, scan: LaserScan):
        """Ten times a second: how far, how wrong, how fast."""
        ahead = min(scan.ranges[178:183])

        # ---- Write your solution here ------------------------------------------------------------------
        error = ahead - WANTED
        speed = GAIN * error
        # -----------------------------------------------------------------------------------------------

        rospy.loginfo_throttle(0.5, "error %.3f m, speed %.2f m/s" % (error, speed))
        self.drive(speed)

    def drive(self, forward):
        """Forward in metres per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("gently_to_the_wall")
    GentlyToTheWall()
    rospy.spin()
