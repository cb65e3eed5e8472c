#!/usr/bin/env python3
"""Face the Door, solved: the less there is left to turn, the slower."""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

DOOR = math.radians(135)


class FaceTheDoor:
    def __init__(self):
        self.yaw = None
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message):
        q = message.pose.pose.orientation
        self.yaw = 2 * math.atan2(q.z, q.w)

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            if self.yaw is not None:
                self.step()
            rate.sleep()

    def step(self):
        left = math.atan2(math.sin(DOOR - self.yaw), math.cos(DOOR - self.yaw))
        command = Twist()
        if abs(left) > math.radians(2):
            command.angular.z = max(-1.0, min(1.0, 2 * left))
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("face_the_door")
    try:
        FaceTheDoor().run()
    except rospy.ROSInterruptException:
        pass
