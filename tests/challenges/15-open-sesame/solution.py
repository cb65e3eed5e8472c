#!/usr/bin/env python3
"""Open Sesame, solved: one service, called twice, and its answer read."""
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan
from std_srvs.srv import SetBool


class OpenSesame:
    def __init__(self):
        self.x = None
        self.ahead = 0.0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message):
        self.x = message.pose.pose.position.x

    def on_scan(self, scan):
        self.ahead = min(scan.ranges[170:191])

    def run(self):
        rospy.wait_for_service("/door")
        door = rospy.ServiceProxy("/door", SetBool)
        self.drive_to(1.9)
        answer = door(True)
        rospy.loginfo(answer.message)
        self.wait()
        self.drive_to(4.0)
        rospy.loginfo(door(False).message)
        self.drive_to(5.6)
        self.rest()

    def drive_to(self, x):
        rate = rospy.Rate(10)
        while self.x is None or self.x < x:
            self.drive(0.4)
            rate.sleep()
        self.drive(0.0)

    def wait(self):
        rate = rospy.Rate(10)
        while self.ahead < 2.0:
            self.drive(0.0)
            rate.sleep()

    def rest(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            self.drive(0.0)
            rate.sleep()

    def drive(self, forward):
        command = Twist()
        command.linear.x = forward
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("open_sesame")
    try:
        OpenSesame().run()
    except rospy.ROSInterruptException:
        pass
