#!/usr/bin/env python3
"""The Shortest Way, solved: A*, which goes on from the cell whose steps so far and those that are left at least are the fewest."""
import heapq
import math

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry


class ShortestWay:
    def __init__(self):
        self.rows = rospy.get_param("/map/rows")
        self.goal = tuple(rospy.get_param("/map/goal"))
        self.x = 0.0
        self.y = 0.0
        self.yaw = None
        self.way = []
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)

    def on_odometry(self, message):
        place = message.pose.pose.position
        q = message.pose.pose.orientation
        self.x, self.y = place.x, place.y
        self.yaw = 2 * math.atan2(q.z, q.w)

    def is_free(self, cell):
        x, y = cell
        row = len(self.rows) - 1 - y
        return 0 <= row < len(self.rows) and 0 <= x < len(self.rows[row]) and self.rows[row][x] == "."

    def neighbours(self, cell):
        x, y = cell
        return [near for near in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] if self.is_free(near)]

    def find_way(self, start):
        came_from = {start: None}
        steps = {start: 0}
        waiting = [(0, start)]
        while waiting:
            _, cell = heapq.heappop(waiting)
            if cell == self.goal:
                break
            for near in self.neighbours(cell):
                if near not in steps or steps[cell] + 1 < steps[near]:
                    came_from[near] = cell
                    steps[near] = steps[cell] + 1
                    guess = abs(self.goal[0] - near[0]) + abs(self.goal[1] - near[1])
                    heapq.heappush(waiting, (steps[near] + guess, near))
        way = [self.goal]
        while came_from[way[0]] is not None:
            way.insert(0, came_from[way[0]])
        return way

    def run(self):
        rate = rospy.Rate(10)
        while self.yaw is None:
            rate.sleep()
        self.way = self.find_way((round(self.x), round(self.y)))
        while not rospy.is_shutdown():
            self.step()
            rate.sleep()

    def step(self):
        if self.way and math.hypot(self.way[0][0] - self.x, self.way[0][1] - self.y) < 0.15:
            self.way.pop(0)
        if not self.way:
            return self.drive(0.0, 0.0)
        x, y = self.way[0]
        angle = math.atan2(y - self.y, x - self.x) - self.yaw
        angle = math.atan2(math.sin(angle), math.cos(angle))
        self.drive(0.4 if abs(angle) < 0.3 else 0.0, 1.5 * angle)

    def drive(self, forward, left):
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


if __name__ == "__main__":
    rospy.init_node("shortest_way")
    try:
        ShortestWay().run()
    except rospy.ROSInterruptException:
        pass
