#!/usr/bin/env python3
"""Autonomous Explorer, solved: keeps a map of cells and drives to the nearest place from which it goes on into the unknown."""
import math
import threading
from collections import deque

import rospy
from geometry_msgs.msg import Twist
from nav_msgs.msg import Odometry
from sensor_msgs.msg import LaserScan

CELL = 0.25  # metres
WEST, EAST, SOUTH, NORTH = -7.9, 7.9, -5.9, -2.1  # The maze.
NEIGHBOURS = [(1, 0), (-1, 0), (0, 1), (0, -1)]
AROUND = [(column, row) for column in (-1, 0, 1) for row in (-1, 0, 1)]
REPLAN = 5  # scans


class Explorer:
    def __init__(self):
        self.x = 0.0
        self.y = 0.0
        self.yaw = 0.0
        self.lock = threading.Lock()
        self.scan = None
        self.stamp = None
        self.driven = 0.0
        self.free = set()
        self.occupied = set()
        self.path = []
        # Where the robot has been to look: whatever is unknown beside them cannot be seen, like the inside of a wall.
        self.visited = set()
        self.scans = 0
        self.wheels = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
        rospy.Subscriber("/odom", Odometry, self.on_odometry, queue_size=1)
        rospy.Subscriber("/scan", LaserScan, self.on_scan, queue_size=1)

    def on_odometry(self, message):
        place = message.pose.pose.position
        turn = message.pose.pose.orientation
        with self.lock:
            self.driven += math.hypot(place.x - self.x, place.y - self.y)
            self.x, self.y = place.x, place.y
            self.yaw = 2 * math.atan2(turn.z, turn.w)
            self.stamp = message.header.stamp
            self.take_scan()

    def on_scan(self, scan):
        with self.lock:
            self.scan = scan
            self.take_scan()

    def take_scan(self):
        """A scan and the place it was taken at come in any order: only when both are there, the map is right."""
        if self.scan is None or self.scan.header.stamp != self.stamp:
            return
        self.remember(self.scan)
        self.scan = None
        if self.scans % REPLAN == 0:
            self.path = self.way_to_the_unknown()
            rospy.loginfo_throttle(
                1, "%d free cells, %d occupied ones, %.1f m driven" % (len(self.free), len(self.occupied), self.driven)
            )
        self.scans += 1
        self.follow()

    def remember(self, scan):
        """Cells that a ray has passed are free, the one in which it ends is occupied."""
        for index in range(0, len(scan.ranges), 2):
            distance = min(scan.ranges[index], scan.range_max)
            angle = self.yaw + scan.angle_min + index * scan.angle_increment
            dx, dy = math.cos(angle), math.sin(angle)
            if scan.ranges[index] < scan.range_max:
                # A little further on, so that the point lies in the wall and not on its border.
                self.occupied.add(cell_at(self.x + (distance + 0.02) * dx, self.y + (distance + 0.02) * dy))
            steps = int(distance / CELL * 1.5)
            for step in range(steps):
                way = step * CELL / 1.5
                self.free.add(cell_at(self.x + way * dx, self.y + way * dy))

    def is_open(self, cell):
        """Whether the robot's middle can be there: the cell is free, and nothing is right beside it."""
        return cell in self.free and not any((cell[0] + c, cell[1] + r) in self.occupied for c, r in AROUND)

    def is_frontier(self, cell):
        """A place in the maze from which it goes on into what nobody has seen."""
        column, row = cell
        return any(
            in_maze((column + c, row + r)) and (column + c, row + r) not in self.free
            and (column + c, row + r) not in self.occupied
            for c, r in NEIGHBOURS
        )

    def way_to_the_unknown(self):
        """The cells to the nearest frontier, nearest first; none when there is none."""
        start = cell_at(self.x, self.y)
        came_from = {start: None}
        queue = deque([start])
        while queue:
            cell = queue.popleft()
            if cell != start and cell not in self.visited and any(
                (cell[0] + c, cell[1] + r) in self.free and self.is_frontier((cell[0] + c, cell[1] + r)) for c, r in AROUND
            ):
                return path_to(cell, came_from)
            for c, r in NEIGHBOURS:
                following = (cell[0] + c, cell[1] + r)
                if following not in came_from and (self.is_open(following) or cell == start):
                    came_from[following] = cell
                    queue.append(following)
        return []

    def follow(self):
        while self.path and math.hypot(*self.offset_to(self.path[0])) < CELL:
            self.visited.add(self.path.pop(0))
        if not self.path:
            return self.drive(0.0, 0.0)
        dx, dy = self.offset_to(self.path[min(1, len(self.path) - 1)])
        turn = math.atan2(dy, dx) - self.yaw
        turn = math.atan2(math.sin(turn), math.cos(turn))
        self.drive(0.0 if abs(turn) > 0.6 else 0.4, 2 * turn)

    def offset_to(self, cell):
        return (cell[0] + 0.5) * CELL - self.x, (cell[1] + 0.5) * CELL - self.y

    def drive(self, forward, left):
        command = Twist()
        command.linear.x = forward
        command.angular.z = left
        self.wheels.publish(command)


def cell_at(x, y):
    return math.floor(x / CELL), math.floor(y / CELL)


def in_maze(cell):
    return WEST < (cell[0] + 0.5) * CELL < EAST and SOUTH < (cell[1] + 0.5) * CELL < NORTH


def path_to(cell, came_from):
    path = []
    while cell is not None:
        path.append(cell)
        cell = came_from[cell]
    return path[-2::-1]


if __name__ == "__main__":
    rospy.init_node("autonomous_explorer")
    Explorer()
    rospy.spin()
