#!/usr/bin/env python3
"""No Stutter: bring the robot smoothly to the far end, between x = 4.8 and x = 6.

Run it with:  rosrun gazebo_test_pkg no_stutter.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry

FAR_END = 5.2  # Metres along x.


class NoStutter:
    def __init__(self):
        self.x = None  # Where the robot is, in metres. Not known before the first message.
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message: Odometry):
        self.x = message.pose.pose.position.x

    def run(self):
        # ---- Mend this ---------------------------------------------------------------------------------
        while not rospy.is_shutdown():
            if self.x is not None and self.x > FAR_END:
                break
            self.drive(0.4)
            rospy.loginfo("still driving")
            rospy.sleep(1)
        # -----------------------------------------------------------------------------------------------

    def drive(self, forward):
        """Forward in metres per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("no_stutter")
    try:
        NoStutter().run()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
