#!/usr/bin/env python3
"""Hand on the Wall: follow the wall on the right through the passage, and stop in the yard at its end.

Run it with:  rosrun gazebo_test_pkg hand_on_the_wall.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


class HandOnTheWall:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_scan(self, scan: LaserScan):
        """Ten times a second."""
        ahead = min(scan.ranges[165:196])
        right = min(scan.ranges[60:136])
        left = min(scan.ranges[255:286])
        rospy.loginfo_throttle(1, "ahead %.2f m, right %.2f m, left %.2f m" % (ahead, right, left))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot drives up to the first corner.
        if ahead > 0.9:
            self.drive(forward=0.3, left=0.0)
        else:
            self.drive(forward=0.0, left=0.0)
        # -----------------------------------------------------------------------------------------------

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("hand_on_the_wall")
    HandOnTheWall()
    rospy.spin()
