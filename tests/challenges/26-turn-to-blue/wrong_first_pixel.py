#!/usr/bin/env python3
# Fails face: it stops as soon as there is anything blue in the picture, at its edge.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image


def on_image(image):
    command = Twist()
    row = image.data[59 * 480 : 60 * 480]
    if not any(b > 2 * r and b > 2 * g for r, g, b in zip(row[0::3], row[1::3], row[2::3])):
        command.angular.z = 0.5
    wheels.publish(command)

rospy.init_node("turn_to_blue")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/camera/image_raw", Image, on_image, queue_size=1)
rospy.spin()
