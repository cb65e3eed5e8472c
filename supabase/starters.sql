-- The program that each problem starts from, the same as lies in `workspace/`. A test compares the two.
update public.problems set starter_code = $python$#!/usr/bin/env python3
"""Obstacle Course: bring the robot past the blocks to the target.

The robot starts at (0, 0) and faces east, along x. The target is a circle of 0.5 m around (7, 0):
stop with the robot's centre inside it.

Run it with:  rosrun gazebo_test_pkg obstacle_course.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan
from tf2_msgs.msg import TFMessage

TARGET_X = 7.0
TARGET_Y = 0.0


class ObstacleCourse:
    def __init__(self):
        # Where the robot is, in metres and radians. Kept up to date by on_transform.
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/tf", TFMessage, self.on_transform, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_transform(self, message):
        for transform in message.transforms:
            if transform.child_frame_id != "base_link":
                continue
            place = transform.transform.translation
            turn = transform.transform.rotation
            self.x, self.y = place.x, place.y
            self.yaw = 2 * math.atan2(turn.z, turn.w)

    def on_scan(self, scan):
        """Decides what to do next, ten times a second."""
        ahead = distance_towards(scan, 0)
        left = distance_towards(scan, 90)
        right = distance_towards(scan, -90)
        to_target = math.hypot(TARGET_X - self.x, TARGET_Y - self.y)
        rospy.loginfo_throttle(
            1, "ahead %.2f m, left %.2f m, right %.2f m, target %.2f m away" % (ahead, left, right, to_target)
        )

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot creeps ahead and stops a metre before the first block.
        if ahead > 1.0:
            self.drive(forward=0.1, left=0.0)
        else:
            self.drive(forward=0.0, left=0.0)
        # -----------------------------------------------------------------------------------------------

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


def distance_towards(scan, degrees):
    """The smallest distance within 15 degrees of a direction: 0 is straight ahead, 90 is left, -90 is right."""
    middle = round((math.radians(degrees) - scan.angle_min) / scan.angle_increment)
    return min(scan.ranges[i % len(scan.ranges)] for i in range(middle - 15, middle + 16))


if __name__ == "__main__":
    rospy.init_node("obstacle_course")
    ObstacleCourse()
    rospy.spin()
$python$ where id = 1;

update public.problems set starter_code = $python$#!/usr/bin/env python3
"""Object Manipulation: push the three crates into the drop zone.

The crates, cubes of 0.4 m, wait in the yard at (1.5, 3.2), (2.5, 4.0) and (1.5, 4.8). The drop zone is the square
between x 5 and 7 and between y 3 and 5. The way into the yard is the doorway straight to the left of the start.

Run it with:  rosrun gazebo_test_pkg object_manipulation.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from tf2_msgs.msg import TFMessage

CRATES = [(1.5, 3.2), (2.5, 4.0), (1.5, 4.8)]
DROP_ZONE_X = (5.0, 7.0)
DROP_ZONE_Y = (3.0, 5.0)


class ObjectManipulation:
    def __init__(self):
        # Where the robot is, in metres and radians. Kept up to date by on_transform.
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/tf", TFMessage, self.on_transform, queue_size=1)

    def on_transform(self, message):
        for transform in message.transforms:
            if transform.child_frame_id != "base_link":
                continue
            place = transform.transform.translation
            turn = transform.transform.rotation
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
$python$ where id = 2;

update public.problems set starter_code = $python$#!/usr/bin/env python3
"""Autonomous Explorer: map the maze, which nobody has described to the robot.

The way into the maze is the doorway straight to the right of the start; the maze lies south of y -2.
The map is a set of cells of half a metre in which the laser has hit something.

Run it with:  rosrun gazebo_test_pkg autonomous_explorer.py
Start over:   rostopic pub -1 /reset std_msgs/Empty
"""
import math

import rospy
from geometry_msgs.msg import Twist
from sensor_msgs.msg import LaserScan
from tf2_msgs.msg import TFMessage

CELL = 0.5


class Explorer:
    def __init__(self):
        # Where the robot is, in metres and radians. Kept up to date by on_transform.
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        # Cells with something in them, as (column, row).
        self.walls = set()
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/tf", TFMessage, self.on_transform, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_transform(self, message):
        for transform in message.transforms:
            if transform.child_frame_id != "base_link":
                continue
            place = transform.transform.translation
            turn = transform.transform.rotation
            self.x, self.y = place.x, place.y
            self.yaw = 2 * math.atan2(turn.z, turn.w)

    def on_scan(self, scan):
        """Adds a scan to the map and decides where to go, ten times a second."""
        self.remember(scan)
        rospy.loginfo_throttle(1, "at (%.1f, %.1f), %d cells mapped" % (self.x, self.y, len(self.walls)))

        # ---- Write your solution here ------------------------------------------------------------------
        # For now the robot turns slowly on the spot and maps what it sees from there.
        # A first idea: follow the wall on your right hand. A better one: go where the map still has gaps.
        self.drive(forward=0.0, left=0.2)
        # -----------------------------------------------------------------------------------------------

    def remember(self, scan):
        for index, distance in enumerate(scan.ranges):
            if math.isinf(distance):
                continue  # Nothing within reach of the laser.
            angle = self.yaw + scan.angle_min + index * scan.angle_increment
            x = self.x + distance * math.cos(angle)
            y = self.y + distance * math.sin(angle)
            self.walls.add((math.floor(x / CELL), math.floor(y / CELL)))

    def drive(self, forward, left):
        """Forward in metres per second, a left turn in radians per second. It holds for half a second."""
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("autonomous_explorer")
    Explorer()
    rospy.spin()
$python$ where id = 3;
