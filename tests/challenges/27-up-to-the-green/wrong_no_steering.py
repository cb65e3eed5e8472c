#!/usr/bin/env python3
# Fails stop: it turns to the box once and then trusts that its way is straight at it; a box at the edge of the picture is not before the robot.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image


def on_image(image):
    command = Twist()
    row = image.data[59 * 480 : 60 * 480]
    pixels = zip(row[0::3], row[1::3], row[2::3])
    green = [column for column, (r, g, b) in enumerate(pixels) if g > 2 * r and g > 2 * b]
    if green and len(green) < 55:
        command.linear.x = 0.4
    wheels.publish(command)

rospy.init_node("up_to_the_green")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/camera/image_raw", Image, on_image, queue_size=1)
rospy.spin()
