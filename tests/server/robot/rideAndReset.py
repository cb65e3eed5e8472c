"""Drives ahead until /odom has moved, then resets and waits until /odom is home. Prints a line for each."""
import math

import genpy.dynamic
import rospy
from geometry_msgs.msg import Twist
from std_msgs.msg import Empty

odometry = {"type": None, "x": math.nan, "frame": ""}


def on_odometry(raw):
    # The class is made from what the robot itself says about its messages, so that no nav_msgs package is needed.
    if odometry["type"] is None:
        header = raw._connection_header
        odometry["type"] = genpy.dynamic.generate_dynamic(header["type"], header["message_definition"])[header["type"]]
    message = odometry["type"]()
    message.deserialize(raw._buff)
    odometry["x"] = message.pose.pose.position.x
    odometry["frame"] = message.header.frame_id


rospy.init_node("ride_and_reset")
rospy.Subscriber("/odom", rospy.AnyMsg, on_odometry)
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
reset = rospy.Publisher("/reset", Empty, queue_size=1)
rate = rospy.Rate(20)
ahead = Twist()
ahead.linear.x = 0.6
while not odometry["x"] > 0.4:
    wheels.publish(ahead)
    rate.sleep()
print("moved in", odometry["frame"], flush=True)
while reset.get_num_connections() == 0:
    rate.sleep()
rospy.sleep(0.6)  # Past the watchdog: nothing of the last command is left.
reset.publish(Empty())
while abs(odometry["x"]) > 0.001:
    rate.sleep()
print("home again", flush=True)
