#!/usr/bin/env python3
"""Mind the Wall: drive up to the wall and stop when it is half a metre away.

Run it with:  rosrun gazebo_test_pkg mind_the_wall.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan


class MindTheWall:
    def __init__(self):
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_scan(self, scan: LaserScan):
        """ROS calls this ten times a second, with every new scan."""
        ahead = scan.ranges[180]
        rospy.loginfo_throttle(1, "the wall is %.2f m away" % ahead)

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot creeps ahead and stops far from the wall.
        if ahead > 3.5:
            self.drive(0.2)
        else:
            self.drive(0.0)
        # -----------------------------------------------------------------------------------------------

    def drive(self, forward):
        """Forward in metres per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("mind_the_wall")
    MindTheWall()
    rospy.spin()  # From here on the callback does all the work.
