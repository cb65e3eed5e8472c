#!/usr/bin/env python3
# Fails visit: it drives up to whatever sign it sees first, and takes no notice of their order.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image


def on_image(image):
    command = Twist()
    row = image.data[59 * 480 : 60 * 480]
    pixels = zip(row[0::3], row[1::3], row[2::3])
    seen = [column for column, pixel in enumerate(pixels) if max(pixel) > 2 * min(pixel)]
    if not seen:
        command.angular.z = 0.7
    elif len(seen) < 45:
        command.linear.x = 0.4
        command.angular.z = 0.015 * (79.5 - sum(seen) / len(seen))
    wheels.publish(command)

rospy.init_node("three_signs")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/camera/image_raw", Image, on_image, queue_size=1)
rospy.spin()
