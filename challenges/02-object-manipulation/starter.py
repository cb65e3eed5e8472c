#!/usr/bin/env python3
"""Object Manipulation: push the three crates into the drop zone.

The crates, 0.4 m square and 0.32 m high, wait in the yard at (1.5, 3.2), (2.5, 4.0) and (1.5, 4.8). The drop zone
is the square between x 5 and 7 and between y 3 and 5. The way into the yard is the doorway straight to the left of
the start.

Run it with:  rosrun gazebo_test_pkg object_manipulation.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

CRATES = [(1.5, 3.2), (2.5, 4.0), (1.5, 4.8)]
DROP_ZONE_X = (5.0, 7.0)
DROP_ZONE_Y = (3.0, 5.0)


class ObjectManipulation:
    def __init__(self):
        # Where the robot is, in metres and radians. Kept up to date by on_odometry.
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message: Odometry):
        place = message.pose.pose.position
        turn = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(turn.z, turn.w)

    def turn_to(self, x, y):
        """The angle from where the robot faces to a place, in radians; positive is to the left."""
        angle = math.atan2(y - self.y, x - self.x) - self.yaw
        return math.atan2(math.sin(angle), math.cos(angle))

    def distance_to(self, x, y):
        return math.hypot(x - self.x, y - self.y)

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)

    def run(self):
        rate = rospy.Rate(10)
        while not rospy.is_shutdown():
            x, y = CRATES[0]
            turn = self.turn_to(x, y)
            rospy.loginfo_throttle(
                1, "first crate: %.2f m away, %.0f degrees to turn" % (self.distance_to(x, y), math.degrees(turn))
            )

            # ---- Write your solution here --------------------------------------------------------------
            # For now the robot only turns to face the first crate.
            # Think of three steps: drive to a place west of the crate, face east, push.
            self.drive(forward=0.0, left=turn)
            # -------------------------------------------------------------------------------------------

            rate.sleep()


if __name__ == "__main__":
    rospy.init_node("object_manipulation")
    try:
        ObjectManipulation().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
