-- Made by `npm run challenges` from the folders in `challenges/`: change them, and run it again.

update public.challenge_categories set position = -position where position > 0;
insert into public.challenge_categories (category, position) values
  ('Navigation', 1),
  ('Manipulation', 2),
  ('Exploration', 3)
on conflict (category) do update set position = excluded.position;

update public.challenge_difficulties set position = -position where position > 0;
insert into public.challenge_difficulties (difficulty, position) values
  ('Easy', 1),
  ('Medium', 2),
  ('Hard', 3),
  ('Expert', 4)
on conflict (difficulty) do update set position = excluded.position;

insert into public.challenges (id, title, description, difficulty, category, image) values
  (1, 'Obstacle Course', 'Navigate a robot through a field of obstacles to reach the target.', 'Easy', 'Navigation', null),
  (2, 'Object Manipulation', 'Pick up objects and place them in designated target areas.', 'Medium', 'Manipulation', null),
  (3, 'Autonomous Explorer', 'Explore and map an unknown environment efficiently.', 'Hard', 'Exploration', null)
on conflict (id) do update set
  title = excluded.title,
  description = excluded.description,
  difficulty = excluded.difficulty,
  category = excluded.category,
  image = excluded.image;

delete from public.challenge_categories as unused where unused.position < 0
  and not exists (select from public.challenges as used where used.category = unused.category);

delete from public.challenge_difficulties as unused where unused.position < 0
  and not exists (select from public.challenges as used where used.difficulty = unused.difficulty);

insert into public.problems (id, challenge_id, title, difficulty, description, file_path, workspace_path) values
  (1, 1, 'Obstacle Course', 'Beginner', 'Drive the robot through the obstacle course and stop on the target, without touching a block or a wall.

The robot starts at (0, 0) and faces east, along the x axis. All distances are in metres. Three blocks stand between it and the target:

| block | centre | size along x and y |
| --- | --- | --- |
| 1 | (1.8, 0) | 0.6 × 1.2 |
| 2 | (3.6, 1.05) | 0.6 × 1.7 |
| 3 | (5.5, -0.95) | 0.6 × 1.9 |

The target is a circle with a radius of 0.5 m around (7, 0). There is no straight way to it.

![Map of the obstacle course, seen from above](/worlds/01-obstacle-course.svg)

## What you can use

- `/scan` (sensor_msgs/LaserScan) brings 360 distances ten times a second. `ranges[180]` looks straight ahead, `ranges[90]` to the right, `ranges[270]` to the left.
- `/odom` (nav_msgs/Odometry) tells twenty times a second where the robot is and which way it faces.
- `/cmd_vel` (geometry_msgs/Twist) drives it: `linear.x` forwards in metres per second (up to 1.0), `angular.z` to the left in radians per second (up to 2.0).

The program you start from creeps ahead and stops before the first block. Make it go on from there.

## You are done when

1. the robot stands still with its centre inside the target,
2. it has not touched a block or a wall on the way,
3. and this took it no longer than 300 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

To go back to the start, run `rostopic` with these arguments:

```
pub -1 /reset std_msgs/Empty
```', '/ws/src/gazebo_test_pkg/scripts/obstacle_course.py', '/ws'),
  (2, 2, 'Object Manipulation', 'Intermediate', 'Push the three crates into the drop zone.

This robot has no arm and picks nothing up. It has a flat front: it moves a crate by driving against it. The crates are cubes with an edge of 0.4 m. They wait in the yard, north of the start:

| crate | centre |
| --- | --- |
| 1 | (1.5, 3.2) |
| 2 | (2.5, 4) |
| 3 | (1.5, 4.8) |

The drop zone is the square from x = 5 to x = 7 and from y = 3 to y = 5. A crate counts when its centre is inside.

The robot starts at (0, 0) and faces east. The doorway to the yard is straight to its left: it reaches from x = -1 to x = 1 at y = 2.

![Map of the start, the yard with its crates and the drop zone, seen from above](/worlds/02-object-manipulation.svg)

## What you can use

- `/scan` (sensor_msgs/LaserScan) shows walls and crates alike: 360 distances, `ranges[180]` straight ahead.
- `/odom` (nav_msgs/Odometry) tells where the robot is and which way it faces.
- `/cmd_vel` (geometry_msgs/Twist) drives it.

The program you start from turns on the spot to face the first crate and says how far away it is.

## You are done when

1. all three crates lie in the drop zone,
2. the robot stands still,
3. and this took it no longer than 600 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

The crates and the robot go back to their places with the command `rostopic` and these arguments:

```
pub -1 /reset std_msgs/Empty
```', '/ws/src/gazebo_test_pkg/scripts/object_manipulation.py', '/ws'),
  (3, 3, 'Autonomous Explorer', 'Advanced', 'Explore the maze and draw a map of it while you drive.

The maze lies south of the start, from x = -7.9 to x = 7.9 and from y = -5.9 to y = -2.1. Its doorway is straight to the right of the robot''s start at (0, 0): it reaches from x = -1 to x = 1 at y = -2. Every passage is at least 1 m wide; the robot turns on the spot inside a circle of 0.27 m radius. You do not know the walls in advance: your program has to find them.

Keep the map as a grid of square cells of 0.25 m. Each cell is unknown, free or occupied. Every scan tells you about many cells at once: those that a ray has passed are free, the one in which it ended is occupied.

## What you can use

- `/scan` (sensor_msgs/LaserScan) brings 360 distances up to 10 m; a ray that meets nothing reads `inf`.
- `/odom` (nav_msgs/Odometry) tells where the robot is. It is exact, so you need no localisation.
- `/cmd_vel` (geometry_msgs/Twist) drives it.

The program you start from turns slowly on the spot and counts the occupied cells it has found so far.

## You are done when

1. the laser has looked at 95 of every 100 floor cells of the maze,
2. the robot stands still,
3. and this took it no longer than 900 seconds.

Fewer metres make a better explorer. Let your program print how far it has driven, and how many cells of its map are free and occupied.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

To go back to the start, run `rostopic` with these arguments:

```
pub -1 /reset std_msgs/Empty
```', '/ws/src/gazebo_test_pkg/scripts/autonomous_explorer.py', '/ws')
on conflict (id) do update set
  challenge_id = excluded.challenge_id,
  title = excluded.title,
  difficulty = excluded.difficulty,
  description = excluded.description,
  file_path = excluded.file_path,
  workspace_path = excluded.workspace_path;

delete from public.problem_hints where problem_id in (1, 2, 3);

insert into public.problem_hints (problem_id, position, hint) values
  (1, 1, 'The robot stops by itself half a second after the last message on `/cmd_vel`. Publish again with every scan, or in a loop with `rospy.Rate(10)`.'),
  (1, 2, 'One way that works leads over the points (0.8, -1.25), (2.7, -1.25), (3.6, -0.8), (4.5, -0.4), (4.5, 0.9) and (6.4, 0.9). Drive to one after the other.'),
  (1, 3, 'To drive to a point, compute its direction with `math.atan2(dy, dx)`, turn until the difference to your own heading is small, then go ahead. Keep differences of angles between -π and π.'),
  (1, 4, 'Your heading comes from the orientation `q` in `/odom`. The robot turns about the vertical axis only, so it is

```python
yaw = 2 * math.atan2(q.z, q.w)
```'),
  (2, 1, 'Get behind a crate before you push it: stand west of it, at the same y, and face east.'),
  (2, 2, 'Each crate ends up in the drop zone when it is pushed due east. Keep your heading at 0 while you push, with small corrections of `angular.z`.'),
  (2, 3, 'The centre of the crate is about 0.4 m ahead of the robot''s centre while it is pushed. A crate stops within a hand''s breadth once you stop.'),
  (2, 4, 'Drive backwards before you turn away from a crate, and plan a way to the next one that does not touch those already in place.'),
  (3, 1, '`ranges[i]` looks in the direction `heading + angle_min + i * angle_increment`. Add the distance in that direction to the robot''s place and you have the point it hit.'),
  (3, 2, 'A dictionary from (column, row) to a state is all the grid you need. Step along each ray in half a cell and mark what you pass as free.'),
  (3, 3, 'Explore frontiers: look for free cells next to unknown ones and drive to the nearest. A breadth-first search over free cells finds the way.'),
  (3, 4, 'Keep 0.3 m away from occupied cells when you plan: treat the cells around them as occupied, too.');

delete from public.problem_packages where problem_id in (1, 2, 3);

insert into public.problem_packages (problem_id, position, package) values
  (1, 1, 'gazebo_test_pkg'),
  (2, 1, 'gazebo_test_pkg'),
  (3, 1, 'gazebo_test_pkg');

delete from public.challenge_topics where challenge_id in (1, 2, 3);

insert into public.challenge_topics (challenge_id, position, topic) values
  (1, 1, '/scan'),
  (1, 2, '/odom'),
  (1, 3, '/cmd_vel'),
  (2, 1, '/scan'),
  (2, 2, '/odom'),
  (2, 3, '/cmd_vel'),
  (3, 1, '/scan'),
  (3, 2, '/odom'),
  (3, 3, '/cmd_vel');

delete from public.learning_paths;

insert into public.learning_paths (id, position, title, description, challenge_count) values
  ('basics', 1, 'Robotics Basics', 'Fundamentals of robot control, sensors and programming.', 10),
  ('navigation', 2, 'Navigation & Mapping', 'Robot navigation and environment mapping.', 8),
  ('manipulation', 3, 'Object Manipulation', 'Grabbing, moving and placing objects.', 6),
  ('vision', 4, 'Computer Vision', 'Use camera data to identify and track objects in real time.', 7);

insert into public.learning_path_challenges (path_id, position, challenge_id) values
  ('navigation', 1, 1),
  ('manipulation', 1, 2),
  ('navigation', 2, 3);

delete from public.achievements;

insert into public.achievements (id, position, name, description) values
  ('first', 1, 'First Steps', 'Complete your first challenge.'),
  ('navigation', 2, 'Navigator', 'Complete a Navigation challenge.'),
  ('manipulation', 3, 'Steady Hand', 'Complete a Manipulation challenge.'),
  ('exploration', 4, 'Explorer', 'Complete an Exploration challenge.'),
  ('hard', 5, 'Tough Nut', 'Complete a Hard or Expert challenge.'),
  ('all', 6, 'Full House', 'Complete every challenge.');
