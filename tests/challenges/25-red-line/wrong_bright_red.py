#!/usr/bin/env python3
# Fails stop: it takes for red whatever has much red in it, and that is yellow, too, and even the floor.
import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import Image


def on_image(image):
    at = (119 * image.width + 80) * 3
    command = Twist()
    if image.data[at] < 150:
        command.linear.x = 0.3
    wheels.publish(command)

rospy.init_node("red_line")
wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rospy.Subscriber("/camera/image_raw", Image, on_image, queue_size=1)
rospy.spin()
