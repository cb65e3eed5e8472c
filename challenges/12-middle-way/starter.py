#!/usr/bin/env python3
"""The Middle Way: through the corridor to its end, by what the laser sees to the left and to the right.

Run it with:  rosrun gazebo_test_pkg middle_way.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


class MiddleWay:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_scan(self, scan: LaserScan):
        """Ten times a second."""
        ahead = min(scan.ranges[170:191])
        left = scan.ranges[270]
        right = scan.ranges[90]
        rospy.loginfo_throttle(1, "ahead %.2f m, left %.2f m, right %.2f m" % (ahead, left, right))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot creeps straight on and stops before the first wall.
        if ahead > 1.0:
            self.drive(forward=0.2, left=0.0)
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
    rospy.init_node("middle_way")
    MiddleWay()
    rospy.spin()
