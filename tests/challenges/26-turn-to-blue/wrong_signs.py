#!/usr/bin/env python3
# Fails face: left and right are mixed up, and it turns away from what it has found.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image


def on_image(image):
    command = Twist()
    row = image.data[59 * 480 : 60 * 480]
    pixels = zip(row[0::3], row[1::3], row[2::3])
    blue = [column for column, (r, g, b) in enumerate(pixels) if b > 2 * r and b > 2 * g]
    command.angular.z = 0.02 * (sum(blue) / len(blue) - 79.5) if blue else 0.6
    wheels.publish(command)

rospy.init_node("turn_to_blue")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/camera/image_raw", Image, on_image, queue_size=1)
rospy.spin()
