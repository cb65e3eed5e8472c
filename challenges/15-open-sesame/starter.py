#!/usr/bin/env python3
"""Open Sesame: have the door opened, drive through it, have it shut behind you, and stop in the vault.

Run it with:  rosrun gazebo_test_pkg open_sesame.py
By hand:      rosservice call /door true
"""
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan


class OpenSesame:
    def __init__(self):
        self.x = None  # Where the robot is, in metres. Not known before the first message.
        self.ahead = 0.0  # How far it is to what stands ahead.
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message: Odometry):
        self.x = message.pose.pose.position.x

    def on_scan(self, scan: LaserScan):
        self.ahead = min(scan.ranges[170:191])

    def run(self):
        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot drives up to the door, and waits there for ever.
        self.drive_to(1.9)
        self.wait()
        # -----------------------------------------------------------------------------------------------

    def drive_to(self, x):
        """Straight on until the robot is there."""
        rate = rospy.Rate(10)
        while self.x is None or self.x < x:
            rospy.loginfo_throttle(1, "on the way to x %.1f m, %.2f m free ahead" % (x, self.ahead))
            self.drive(0.4)
            rate.sleep()
        self.drive(0.0)

    def wait(self):
        """Until there is room ahead."""
        rate = rospy.Rate(10)
        while self.ahead < 2.0:
            rospy.loginfo_throttle(1, "waiting, %.2f m free ahead" % self.ahead)
            self.drive(0.0)
            rate.sleep()

    def drive(self, forward):
        """Forward in metres per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("open_sesame")
    try:
        OpenSesame().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
