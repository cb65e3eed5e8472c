#!/usr/bin/env python3
"""First Drive: drive onto the pad and stop there.

The pad reaches from x = 1.4 to x = 2.8, straight ahead of the robot, which starts at (0, 0).

Run it with:  rosrun gazebo_test_pkg first_drive.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import rospy
from geometry_msgs.msg import Twist


def main():
    wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
    rate = rospy.Rate(10)  # Ten times a second.

    # What is published before the robot has connected is lost.
    while wheels.get_num_connections() == 0:
        rate.sleep()

    # ---- Write your solution here ----------------------------------------------------------------------
    # For now the robot drives ahead slowly for one second.
    command = Twist()
    command.linear.x = 0.2
    for _ in range(10):
        wheels.publish(command)
        rate.sleep()

    rospy.loginfo("That is all: the robot stops.")
    wheels.publish(Twist())
    rate.sleep()
    # ---------------------------------------------------------------------------------------------------


if __name__ == "__main__":
    rospy.init_node("first_drive")
    try:
        main()
    except rospy.ROSInterruptException:
        pass  # Stopped from outside: nothing to tidy up, the robot stops by itself.
