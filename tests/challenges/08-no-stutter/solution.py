#!/usr/bin/env python3
"""No Stutter, solved: a loop at ten times a second, and a stop of its own at the end."""
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

FAR_END = 5.2


class NoStutter:
    def __init__(self):
        self.x = None
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message):
        self.x = message.pose.pose.position.x

    def run(self):
        rate = rospy.Rate(10)
        while self.x is None or self.x < FAR_END:
            self.drive(0.4)
            rate.sleep()
        for _ in range(10):
            self.drive(0.0)
            rate.sleep()

    def drive(self, forward):
        command = Twist()
        command.linear.x = forward
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("no_stutter")
    try:
        NoStutter().run()
    except rospy.ROSInterruptException:
        pass
