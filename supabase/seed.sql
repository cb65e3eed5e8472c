-- Made by `npm run challenges` from the folders in `challenges/`: change them, and run it again.

update public.challenge_categories
  set position = (select least(min(position), 0) from public.challenge_categories) - position
where position > 0;
insert into public.challenge_categories (category, position) values
  ('Basics', 1),
  ('Navigation', 2),
  ('Manipulation', 3),
  ('Exploration', 4)
on conflict (category) do update set position = excluded.position;

update public.challenge_difficulties
  set position = (select least(min(position), 0) from public.challenge_difficulties) - position
where position > 0;
insert into public.challenge_difficulties (difficulty, position) values
  ('Easy', 1),
  ('Medium', 2),
  ('Hard', 3),
  ('Expert', 4)
on conflict (difficulty) do update set position = excluded.position;

insert into public.challenges (id, title, description, idea, difficulty, category, image, outline) values
  (1, 'Obstacle Course', 'Navigate a robot through a field of obstacles to reach the target.', 'finding a way round obstacles', 'Easy', 'Navigation', '/worlds/01-obstacle-course.card.svg', '{"boxes":[[300,200,510,10,0],[300,-200,510,10,0],[-200,0,200,10,90],[800,0,200,10,90],[180,0,30,60,0],[360,105,30,85,0],[550,-95,30,95,0]],"circles":[[700,0,50]],"floors":[]}'),
  (2, 'Object Manipulation', 'Pick up objects and place them in designated target areas.', 'moving things by pushing them', 'Medium', 'Manipulation', '/worlds/02-object-manipulation.card.svg', '{"boxes":[[250,600,560,10,0],[250,-200,560,10,0],[-300,200,400,10,90],[800,200,400,10,90],[-200,200,100,10,0],[450,200,350,10,0]],"circles":[],"floors":[[600,400,100,100]]}'),
  (3, 'Autonomous Explorer', 'Explore and map an unknown environment efficiently.', 'exploring what is still unknown', 'Hard', 'Exploration', '/worlds/03-autonomous-explorer.card.svg', '{"boxes":[[0,200,210,10,0],[-200,0,200,10,90],[200,0,200,10,90],[-455,-200,355,10,0],[455,-200,355,10,0],[-800,-400,200,10,90],[800,-400,200,10,90],[0,-600,810,10,0],[-500,-460,140,10,90],[-250,-340,140,10,90],[250,-460,140,10,90],[500,-340,140,10,90],[0,-400,120,10,0],[-590,-420,90,10,0],[590,-420,90,10,0]],"circles":[],"floors":[[0,-400,790,190]]}'),
  (4, 'First Drive', 'Send the robot its first commands: drive it onto the pad and stop there.', 'publishing', 'Easy', 'Basics', '/worlds/04-first-drive.card.svg', '{"boxes":[[170,140,280,10,0],[170,-140,280,10,0],[-100,0,140,10,90],[440,0,140,10,90]],"circles":[],"floors":[[210,0,70,100]]}'),
  (5, 'Measured Metres', 'Let the robot measure its own way, and park it in a narrow bay.', 'subscribing', 'Easy', 'Basics', '/worlds/05-measured-metres.card.svg', '{"boxes":[[190,160,320,10,0],[190,-160,320,10,0],[-120,0,160,10,90],[500,0,160,10,90]],"circles":[],"floors":[[300,0,15,120]]}'),
  (6, 'Face the Door', 'Turn the robot on the spot until it looks straight at the door.', 'a heading out of an orientation', 'Easy', 'Basics', '/worlds/06-face-the-door.card.svg', '{"boxes":[[55,200,155,10,0],[0,-200,210,10,0],[-200,-50,150,10,90],[200,0,200,10,90]],"circles":[[0,0,40]],"floors":[]}'),
  (7, 'Mind the Wall', 'Read the laser scanner and stop half a metre before a wall.', 'reading a laser scan', 'Easy', 'Basics', '/worlds/07-mind-the-wall.card.svg', '{"boxes":[[180,150,330,10,0],[180,-150,330,10,0],[-140,0,150,10,90],[500,0,150,10,90]],"circles":[],"floors":[[440,0,15,120]]}'),
  (8, 'No Stutter', 'Give a stuttering robot a steady rhythm of commands.', 'a loop at a rate', 'Easy', 'Basics', '/worlds/08-no-stutter.card.svg', '{"boxes":[[270,140,400,10,0],[270,-140,400,10,0],[-120,0,140,10,90],[660,0,140,10,90]],"circles":[],"floors":[[540,0,60,120]]}'),
  (9, 'Night Patrol', 'Visit three posts in their order and come home: a machine with states.', 'states', 'Medium', 'Basics', '/worlds/09-patrol.card.svg', '{"boxes":[[150,360,280,10,0],[150,-120,280,10,0],[-120,120,240,10,90],[420,120,240,10,90],[150,120,80,50,0]],"circles":[[0,0,40],[300,0,40],[300,240,40],[0,240,40]],"floors":[]}'),
  (10, 'Gently to the Wall', 'Stop one metre before a wall, quickly and to five centimetres, with a P controller.', 'proportional control', 'Medium', 'Basics', '/worlds/10-gently-to-the-wall.card.svg', '{"boxes":[[240,150,370,10,0],[240,-150,370,10,0],[-120,0,150,10,90],[600,0,150,10,90]],"circles":[],"floors":[[490,0,5,120]]}'),
  (11, 'The Dizzy Robot', 'A program that somebody else wrote makes the robot dizzy. Find its three faults.', 'finding faults', 'Medium', 'Basics', '/worlds/11-dizzy-robot.card.svg', '{"boxes":[[180,340,270,10,0],[180,-120,270,10,0],[-80,110,230,10,90],[440,110,230,10,90]],"circles":[[300,200,30]],"floors":[]}'),
  (12, 'The Middle Way', 'Steer through a bending corridor by what the laser sees to the left and to the right.', 'a Braitenberg vehicle', 'Easy', 'Navigation', '/worlds/12-middle-way.card.svg', '{"boxes":[[90,80,190,10,0],[400,155,142,10,32],[735,230,215,10,0],[110,-80,210,10,0],[440,-5,142,10,32],[755,70,195,10,0],[-100,0,90,10,90],[950,150,90,10,90]],"circles":[],"floors":[[875,150,55,70]]}'),
  (13, 'Hand on the Wall', 'Find the way out of a winding passage with one hand on its wall.', 'wall following with a PID controller', 'Medium', 'Navigation', '/worlds/13-hand-on-the-wall.card.svg', '{"boxes":[[230,-90,320,10,0],[550,180,270,10,90],[230,450,320,10,180],[-90,360,90,10,-90],[140,90,230,10,0],[370,180,90,10,90],[140,270,230,10,180],[-90,0,90,10,90]],"circles":[],"floors":[[460,0,70,70],[460,360,70,70],[-10,360,60,70]]}'),
  (14, 'Today''s Errand', 'Read from parameters where to drive, instead of writing it into the program.', 'parameters and launch files', 'Medium', 'Basics', '/worlds/14-todays-errand.card.svg', '{"boxes":[[180,260,320,10,0],[180,-260,320,10,0],[-140,0,260,10,90],[500,0,260,10,90]],"circles":[[300,150,40]],"floors":[]}'),
  (15, 'Open Sesame', 'Call a service, read its answer, and have a door opened and shut.', 'services', 'Medium', 'Basics', '/worlds/15-open-sesame.card.svg', '{"boxes":[[300,160,420,10,0],[300,-160,420,10,0],[-120,0,160,10,90],[720,0,160,10,90],[300,110,50,10,90],[300,-110,50,10,90]],"circles":[],"floors":[[300,0,150,100],[600,0,100,140]]}'),
  (16, 'Round the Shelf', 'Get to a target round whatever stands in between, with two states and one line.', 'a bug algorithm', 'Medium', 'Navigation', '/worlds/16-round-the-shelf.card.svg', '{"boxes":[[400,360,540,10,0],[400,-360,540,10,0],[-140,0,360,10,90],[940,0,360,10,90],[490,0,15,150,0],[410,135,65,15,0],[410,-135,65,15,0]],"circles":[[800,0,40]],"floors":[]}'),
  (17, 'Crooked Wheels', 'Odometry that drifts: find out from the walls where the robot really is.', 'drift, and landmarks', 'Hard', 'Navigation', '/worlds/17-crooked-wheels.card.svg', '{"boxes":[[300,200,500,10,0],[300,-200,500,10,0],[-200,0,200,10,90],[800,0,200,10,90]],"circles":[[650,100,30],[0,0,30]],"floors":[]}'),
  (18, 'Rush Hour', 'Cross three lanes of carts that stop for nobody.', 'room for the time it takes', 'Medium', 'Navigation', '/worlds/18-rush-hour.card.svg', '{"boxes":[[380,400,520,10,0],[380,-400,520,10,0],[-140,0,400,10,90],[900,0,400,10,90]],"circles":[],"floors":[[805,0,75,150]]}'),
  (19, 'The Shortest Way', 'Find the shortest way on a map by a search, then drive along it.', 'the A* search', 'Hard', 'Navigation', '/worlds/19-shortest-way.card.svg', '{"boxes":[[350,560,410,10,0],[350,-60,410,10,0],[-60,250,310,10,90],[760,250,310,10,90],[300,500,50,50,0],[100,400,50,50,0],[300,400,50,50,0],[500,400,50,50,0],[600,400,50,50,0],[100,300,50,50,0],[500,300,50,50,0],[100,200,50,50,0],[200,200,50,50,0],[300,200,50,50,0],[400,200,50,50,0],[600,200,50,50,0],[600,100,50,50,0],[100,0,50,50,0],[300,0,50,50,0],[400,0,50,50,0]],"circles":[[700,500,30]],"floors":[]}'),
  (20, 'Behind the Push', 'Find the place from which a crate is pushed to its target.', 'transforms', 'Easy', 'Manipulation', '/worlds/20-behind-the-push.card.svg', '{"boxes":[[215,380,375,10,0],[215,-150,375,10,0],[-150,115,265,10,90],[580,115,265,10,90]],"circles":[[440,230,30]],"floors":[]}'),
  (21, 'The Crate in the Niche', 'Hold a crate with the gripper and pull it out of a niche.', 'a command is a wish, an answer is a fact', 'Medium', 'Manipulation', '/worlds/21-crate-in-the-niche.card.svg', '{"boxes":[[85,330,245,10,0],[85,-150,245,10,0],[-150,90,240,10,90],[320,90,240,10,90],[295,45,15,20,0],[295,-45,15,20,0]],"circles":[],"floors":[[0,240,60,50]]}'),
  (22, 'Red or Blue', 'Look at crates with the camera and sort them by their colour.', 'sorting by colour', 'Medium', 'Manipulation', '/worlds/22-red-or-blue.card.svg', '{"boxes":[[0,320,410,10,0],[0,-300,410,10,0],[-400,10,310,10,90],[400,10,310,10,90]],"circles":[],"floors":[[-230,-195,110,55],[230,-195,110,55],[0,200,290,40]]}'),
  (23, 'The Crate Behind the Crate', 'Plan in which order to move crates that are in each other’s way.', 'a plan', 'Medium', 'Manipulation', '/worlds/23-crate-behind-the-crate.card.svg', '{"boxes":[[150,300,310,10,0],[150,-260,310,10,0],[-150,20,280,10,90],[450,20,280,10,90],[370,70,70,20,0],[370,-70,70,20,0]],"circles":[[0,190,50]],"floors":[[370,0,70,50]]}'),
  (24, 'The Delivery Round', 'Bring four parcels to their doors with one charge of the battery.', 'comparing all orders', 'Hard', 'Manipulation', '/worlds/24-delivery-round.card.svg', '{"boxes":[[-300,300,560,10,0],[-300,-300,560,10,0],[-850,0,300,10,90],[250,0,300,10,90]],"circles":[[-50,200,50],[-550,200,50],[-200,200,50],[-700,200,50]],"floors":[]}'),
  (25, 'The Red Line', 'Read the colour of a pixel, and stop before the red line on the floor.', 'a picture is a row of numbers', 'Easy', 'Exploration', '/worlds/25-red-line.card.svg', '{"boxes":[[350,-120,510,10,0],[860,0,120,10,90],[350,120,510,10,180],[-160,0,120,10,-90]],"circles":[],"floors":[[507,0,27,100]]}'),
  (26, 'Turn to the Blue Box', 'Find a coloured box in the picture, and turn until it is in the middle.', 'where in the picture is it?', 'Easy', 'Exploration', '/worlds/26-turn-to-blue.card.svg', '{"boxes":[[0,-300,350,10,0],[350,25,325,10,90],[0,350,350,10,180],[-350,25,325,10,-90],[240,60,20,20,0],[30,240,20,20,0],[-191,161,20,20,0],[-200,-140,20,20,0],[100,-200,20,20,0]],"circles":[[0,0,40]],"floors":[]}'),
  (27, 'Up to the Green Box', 'Drive up to a coloured box by what the camera sees, and stop before it.', 'visual servoing', 'Medium', 'Exploration', '/worlds/27-up-to-the-green.card.svg', '{"boxes":[[270,-300,430,10,0],[700,0,300,10,90],[270,300,430,10,180],[-160,0,300,10,-90],[500,120,20,20,0],[350,-180,20,20,0],[600,-60,20,20,0]],"circles":[[500,120,100]],"floors":[]}'),
  (28, 'Along the Line', 'Follow a black line on the floor to its end.', 'line following by pure pursuit', 'Medium', 'Exploration', '/worlds/28-along-the-line.card.svg', '{"boxes":[[270,-260,430,10,0],[700,40,300,10,90],[270,340,430,10,180],[-160,40,300,10,-90]],"circles":[[260,90,30],[390,200,30],[540,110,30],[550,-120,60]],"floors":[]}'),
  (29, 'Three Signs', 'Visit three coloured signs on the walls in the right order.', 'a list of goals, and a state', 'Medium', 'Exploration', '/worlds/29-three-signs.card.svg', '{"boxes":[[0,-320,320,10,0],[320,0,320,10,90],[0,320,320,10,180],[-320,0,320,10,-90]],"circles":[[80,310,140],[-310,-80,140],[310,-120,140]],"floors":[]}'),
  (30, 'The Colour-Blind Robot', 'Find out why a robot does not see what is before its camera, and mend it.', 'look at what your program really reads', 'Medium', 'Exploration', '/worlds/30-colour-blind.card.svg', '{"boxes":[[175,-300,375,10,0],[550,0,300,10,90],[175,300,375,10,180],[-200,0,300,10,-90],[360,-140,20,20,0],[360,140,20,20,0]],"circles":[[360,-140,100]],"floors":[]}'),
  (31, 'Two Ways of Seeing', 'Join camera and laser: the colour from the one, the distance from the other.', 'sensor fusion', 'Hard', 'Exploration', '/worlds/31-two-eyes.card.svg', '{"boxes":[[225,-340,425,10,0],[650,0,340,10,90],[225,340,425,10,180],[-200,0,340,10,-90],[460,180,30,55,0],[560,20,30,65,0],[340,-200,30,25,0]],"circles":[],"floors":[[455,20,20,80]]}')
on conflict (id) do update set
  title = excluded.title,
  description = excluded.description,
  idea = excluded.idea,
  difficulty = excluded.difficulty,
  category = excluded.category,
  image = excluded.image,
  outline = excluded.outline;

update public.challenges set retired = id not in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);

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

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 5 degrees.

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

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/obstacle_course.py', '/ws'),
  (2, 2, 'Object Manipulation', 'Intermediate', 'Push the three crates into the drop zone.

This robot has no arm and lifts nothing. It has a flat front, and moves a crate by driving against it. There is a magnet in that front, too, which can hold a crate: you do not need it here, and **The Crate in the Niche** shows how it is used. The crates are 0.4 m square and 0.32 m high. They wait in the yard, north of the start:

| crate | centre |
| --- | --- |
| 1 | (1.5, 3.2) |
| 2 | (2.5, 4) |
| 3 | (1.5, 4.8) |

The drop zone is the square from x = 5 to x = 7 and from y = 3 to y = 5. A crate counts when its centre is inside.

The robot starts at (0, 0) and faces east. The doorway to the yard is straight to its left: it reaches from x = -1 to x = 1 at y = 2.

![Map of the start, the yard with its crates and the drop zone, seen from above](/worlds/02-object-manipulation.svg)

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 5 degrees.

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

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/object_manipulation.py', '/ws'),
  (3, 3, 'Autonomous Explorer', 'Advanced', 'Explore the maze and draw a map of it while you drive.

The maze lies south of the start, from x = -7.9 to x = 7.9 and from y = -5.9 to y = -2.1. Its doorway is straight to the right of the robot''s start at (0, 0): it reaches from x = -1 to x = 1 at y = -2. Every passage is at least 1 m wide; the robot turns on the spot inside a circle of 0.27 m radius. You do not know the walls in advance: your program has to find them.

Keep the map as a grid of square cells of 0.25 m. Each cell is unknown, free or occupied. Every scan tells you about many cells at once: those that a ray has passed are free, the one in which it ended is occupied.

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 5 degrees.

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

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/autonomous_explorer.py', '/ws'),
  (4, 4, 'First Drive', 'Beginner', 'The robot waits at (0, 0) and looks east, along the x axis. Make it drive onto the pad in front of it and stop there. All distances are in metres. The pad reaches from x = 1.4 to x = 2.8, and behind it is a wall.

![Map of the start and the pad, seen from above](/worlds/04-first-drive.svg)

## The idea: publishing

Programs in ROS talk to each other over **topics**. Whoever has something to say *publishes* messages on a topic, and everybody who *subscribes* to it gets them. This robot listens on the topic `/cmd_vel` for messages of the type `geometry_msgs/Twist`, and two of their numbers count:

- `linear.x`: how fast to drive ahead, in metres per second (up to 1.0)
- `angular.z`: how fast to turn to the left, in radians per second (up to 2.0)

For safety a command holds for half a second only. A robot whose program has crashed must not drive on for ever. So a program that wants to keep driving says so again and again, and one that wants to stop says that, too: a `Twist` of zeros.

The program you start from drives ahead slowly for one second, and stops. The robot does not get far.

## You are done when

1. the robot stands still with its centre on the pad,
2. it has touched no wall,
3. and this took it no longer than 30 seconds.

When you submit, the robot does the same again from starts that are a little off: up to 0.1 m along x and along y, and turned by up to 5 degrees. The pad is large enough for that.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/first_drive.py', '/ws'),
  (5, 5, 'Measured Metres', 'Beginner', 'Park the robot in the bay. It is narrow: it reaches from x = 2.85 to x = 3.15 only. And nobody tells you exactly where the robot starts: when you submit, it does so from places up to 0.4 m further ahead or further back and up to 0.1 m to either side, and turned by up to 4 degrees. A program that counts seconds will miss the bay.

![Map of the start and the bay, seen from above](/worlds/05-measured-metres.svg)

## The idea: subscribing

The robot measures how its wheels turn and works out where it is. Twenty times a second it publishes that on `/odom`. Your program *subscribes* to the topic: it names a function, and ROS calls this function with every message that arrives. Such a function is a **callback**.

A message of the type `nav_msgs/Odometry` has many parts. What you need is

```python
message.pose.pose.position.x
```

The callback in the program you start from keeps that number in `self.x`, and the loop reads it from there. As it is, the program creeps on to x = 1 and stops.

## You are done when

1. the robot stands still with its centre in the bay,
2. it has touched no wall,
3. and this took it no longer than 30 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/measured_metres.py', '/ws'),
  (6, 6, 'Face the Door', 'Beginner', 'The robot stands in the middle of a room with one door, in the corner to the north-west. Turn it on the spot until it looks at the door: its heading has to be 135 degrees, counted from east to the left. Up to 4 degrees more or less are fine.

It starts looking east, at heading 0. When you submit, it also starts up to 0.1 m off along x and along y, and turned by up to 40 degrees to either side, so look before you turn.

![Map of the room with its door, seen from above](/worlds/06-face-the-door.svg)

## The idea: a heading out of an orientation

`/odom` tells which way the robot faces, but not as an angle. An orientation in space is a *quaternion*: four numbers `x`, `y`, `z` and `w`, of which none is an angle. A robot on a flat floor turns about the vertical axis only. Then the heading, the *yaw*, is

```python
q = message.pose.pose.orientation
yaw = 2 * math.atan2(q.z, q.w)
```

in **radians**: half a turn is π. `math.radians(135)` and `math.degrees(yaw)` go from one to the other.

The program you start from tells the heading and turns slowly to the left for two seconds.

## You are done when

1. the robot faces 135 degrees, give or take 4,
2. it stands still on its disc, at most 0.4 m from (0, 0),
3. it has touched no wall,
4. and this took it no longer than 20 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/face_the_door.py', '/ws'),
  (7, 7, 'Mind the Wall', 'Beginner', 'Somewhere ahead of the robot is a wall. Drive up to it and stop when it is half a metre away from the laser, which sits over the robot''s centre. Up to 0.15 m more or less is fine. Do not touch the wall.

When you submit, the robot also starts up to 0.4 m nearer to the wall or further away from it and up to 0.1 m to either side, and turned by up to 3 degrees.

![Map of the corridor, seen from above](/worlds/07-mind-the-wall.svg)

## The idea: reading a laser scan

The laser looks all round and publishes on `/scan` ten times a second. A message of the type `sensor_msgs/LaserScan` brings 360 distances in metres, one for each degree, in the list `ranges`:

- `ranges[180]` is straight ahead,
- `ranges[90]` is to the right, `ranges[270]` to the left,
- and `ranges[0]` is straight **back**: the list begins behind the robot.

A ray that meets nothing within 10 m reads `inf`, which is larger than every number.

The program you start from creeps ahead and stops long before the wall.

## You are done when

1. the robot stands still, half a metre before the wall,
2. your program has subscribed to `/scan`,
3. the robot has touched nothing,
4. and this took it no longer than 40 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/mind_the_wall.py', '/ws'),
  (8, 8, 'No Stutter', 'Beginner', 'This robot stutters: it drives for a moment, stops, waits, drives again. Somebody carries a full cup of tea on it, so find out why, mend it, and bring the robot to the far end of the corridor, between x = 4.8 and x = 6. There it has to stop.

![Map of the corridor, seen from above](/worlds/08-no-stutter.svg)

When you submit, the robot also starts up to 0.3 m off along x and up to 0.1 m off along y, and turned by up to 3 degrees.

## The idea: a loop at a rate

A command on `/cmd_vel` holds for half a second. Whoever publishes less often than that makes the robot stop in between. But a loop that publishes as fast as it can is no better: it keeps the computer busy with nothing. A loop should run at a *rate*.

`rospy.Rate(10)` is a clock for loops. Its `sleep()` waits until the next tenth of a second begins, however long the rest of the loop has taken. `rospy.sleep(1)` is something else: it always waits for a whole second.

## You are done when

1. as long as the robot drives, it gets commands at least 5 times a second: that goes for the end, too, so tell it to stop instead of leaving it to itself,
2. it stands still at the far end of the corridor,
3. it has touched nothing,
4. and this took it no longer than 30 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/no_stutter.py', '/ws'),
  (9, 9, 'Night Patrol', 'Intermediate', 'The robot is the night guard of a small store. Once a night it goes round: from home at (0, 0) to post 1, post 2 and post 3, in this order, and back home. The store stands in the middle, so there is no short cut.

| post | centre |
| --- | --- |
| 1 | (3, 0) |
| 2 | (3, 2.4) |
| 3 | (0, 2.4) |

A post is visited when the centre of the robot is within 0.4 m of it. It need not stop there.

![Map of the store with home and the three posts, seen from above](/worlds/09-patrol.svg)

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 20 degrees.

## The idea: states

*Turn to post 1, drive to post 1, turn to post 2, …* is a list of things to do, but a robot cannot simply do one after the other: each takes a while, and meanwhile it has to look where it is, many times a second. So the program keeps in mind what it is doing right now, its **state**. In each round of the loop it asks two questions:

1. What do I do in this state?
2. Is it time for another state?

The program you start from has two states, `turn` and `done`: it turns towards post 1 and stays there. In the start that you see it faces post 1 already, so only its lines in the output tell that it runs.

## You are done when

1. the robot has visited post 1, post 2 and post 3, in this order,
2. it stands still at home, within 0.4 m of (0, 0),
3. it has touched neither the store nor a wall,
4. it has driven at most 14 m,
5. and this took it no longer than 120 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/patrol.py', '/ws'),
  (10, 10, 'Gently to the Wall', 'Intermediate', 'Drive up to the wall and stop when it is one metre away from the laser: exactly, this time. Five centimetres more or less are allowed, and 12 seconds, for nearly five metres of way. Creeping takes too long, and who drives fast and brakes at the last moment misses the line.

When you submit, the robot also starts up to 0.5 m nearer to the wall or further away from it and up to 0.1 m to either side, and turned by up to 2 degrees.

![Map of the corridor with the line, seen from above](/worlds/10-gently-to-the-wall.svg)

## The idea: proportional control

Do what a driver does: the larger the *error*, the more you do about it. The error is what is measured minus what is wanted, here the distance to the wall minus one metre. Then

```python
speed = K * error
```

That is a **P controller**, and `K` is its gain. Far away it is fast; near the line it becomes slow by itself; behind the line the error is negative, and the robot backs up. With too small a gain it takes for ever. With too large a one it shoots over the line and back and never comes to rest, because what it measures is always a little old and no robot changes its speed at once.

The program you start from has the formula, with a gain that is far too timid, and it tells the error.

## You are done when

1. the robot stands still with its centre on the line, one metre before the wall,
2. your program has subscribed to `/scan`,
3. the robot has touched nothing,
4. and this took it no longer than 12 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/gently_to_the_wall.py', '/ws'),
  (11, 11, 'The Dizzy Robot', 'Intermediate', 'The robot wants to get to its charger at (3, 2). A colleague has written the program and left for the holidays. What he said: "It turns to the charger, drives there, stays clear of walls, and stops. It only needs a last look." Start it, and the robot turns and turns.

There are **three** faults in it. When you have mended the first, you will see the second. All of them are typical, and you have met the ideas behind them before.

![Map of the room with the charger, seen from above](/worlds/11-dizzy-robot.svg)

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 15 degrees.

## The idea: finding faults

Guessing takes long. What helps is to compare what the program *believes* with what is *true*:

- Let the program print what it has measured and what it commands: `rospy.loginfo_throttle(1, ...)`.
- Look at the same numbers in the view of the robot, and on the topics themselves. The command `rostopic` with `echo -n1 /odom` shows one message.
- Change **one** thing, and look again.

## You are done when

1. the robot stands still with its centre within 0.3 m of the charger,
2. it has touched nothing,
3. and this took it no longer than 60 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/dizzy_robot.py', '/ws'),
  (12, 12, 'The Middle Way', 'Beginner', 'Drive through the corridor to its end and stop there. It bends twice, and your program knows neither where nor how far: it has to look. Behind the second bend the corridor ends at a wall; stop when that is less than a metre away.

![Map of the corridor with its two bends, seen from above](/worlds/12-middle-way.svg)

When you submit, the robot also starts up to 0.2 m further ahead or further back and up to 0.25 m from the middle to either side, and turned by up to 12 degrees.

## The idea: a Braitenberg vehicle

Who walks through a dark corridor with both arms stretched out stays in the middle without thinking: too near to the left, a step to the right. Valentino Braitenberg, who studied brains, described small vehicles that do no more than that. Each has two eyes and two wheels, and each eye is wired to one wheel: no map, no plan, no memory. Cross the wires, so that what the **left** eye sees free drives the **right** wheel, and the other way round: then the vehicle turns to where there is more room.

The laser of your robot has 360 eyes. Take two of them, one to the left and one to the right. A turn is what one wheel is faster than the other, so both wires together are one line:

```python
turn = K * (left - right)
```

What counts is which two rays you take. Those straight to the sides, `ranges[270]` and `ranges[90]`, tell where the robot **is**, but not where it is going: it comes back to the middle with full swing, and goes beyond. Rays that look ahead at a slant, half way to the side, tell where it **will be**.

The program you start from creeps straight on and stops before the first wall that it meets.

## You are done when

1. the robot stands still at the end of the corridor,
2. your program has subscribed to `/scan`,
3. the robot has touched nothing,
4. and this took it no longer than 60 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/middle_way.py', '/ws'),
  (13, 13, 'Hand on the Wall', 'Intermediate', 'The robot stands at the end of a passage that winds its way to a small yard: straight on, round a corner to the left, round another one to the left, and on to the yard at the far end. There it has to stop. A passage has walls, and that is all your program needs: keep one hand on the right wall, and follow it.

![Map of the passage with its two corners and the yard, seen from above](/worlds/13-hand-on-the-wall.svg)

When you submit, the robot also starts up to 0.2 m off along x and up to 0.15 m off along y, and turned by up to 8 degrees.

## The idea: wall following with a PID controller

There are only two situations, and the laser tells which one it is:

- **The way ahead is free.** Drive, and keep your distance to the wall on the right.
- **There is a wall ahead.** Turn left on the spot until there is plenty of room ahead again.

And where both the way ahead and the left are closed, the passage has come to its end.

To keep a distance you know the P controller. Its error is the distance that is wanted minus the one that is measured, and it has a weakness: when the error is zero at last, the robot still heads for the wall, and goes beyond. Two more terms make it a **PID** controller, the most common controller in industry:

```python
turn = KP * error + KI * total + KD * change
```

- **P** looks at what *is*: the larger the error, the more is done about it.
- **D** looks at what *will be*: `change` is how fast the error changes, this error minus the last one, divided by the time between them, a tenth of a second. Where the error already becomes smaller, D brakes.
- **I** looks at what *was*: `total` adds up every error times that tenth of a second. What is always a little off to the same side, as with a wheel that drags, adds up until it is mended.

Begin with `KI = 0.0`: the wheels of this robot do not drag. Many good controllers are a P and a D. When the robot has turned at a corner, begin anew: the last error was that of another wall.

A single ray is a poor hand. The smallest of many knows the wall even when the robot stands askew. Everything that lies to the right, and a little ahead, is

```python
min(scan.ranges[60:136])
```

The program you start from drives up to the first corner and stops.

## You are done when

1. the robot has come through the first corner and then through the second,
2. it stands still in the yard,
3. it has touched nothing,
4. and this took it no longer than 120 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/hand_on_the_wall.py', '/ws'),
  (14, 14, 'Today''s Errand', 'Intermediate', 'Each morning the storekeeper decides to which bay the robot is to drive. She does not write programs: she sets two numbers, `/errand/x` and `/errand/y`, the place of the bay in metres. The program you start from drives to the bay of today. Make it drive to the bay of any day.

![Map of the store with the bay of today, seen from above](/worlds/14-todays-errand.svg)

When you submit, your program is tried on four days. On the first the bay is where you see it on the map; on the others it is somewhere else, and the two numbers say so. On those days the robot also starts up to 0.2 m off along x and along y, and turned by up to 15 degrees.

## The idea: parameters and launch files

A number in a program is a decision that only programmers can change. ROS has a place for decisions that others make: the **parameter server**. It keeps values under names, and every node may read them.

```
rosparam list
rosparam get /errand
```

shows what is set, in a console below. In a program it is one line:

```python
x = rospy.get_param("/errand/x")
```

If nobody has set a parameter of that name, `get_param` raises a `KeyError`, and the program ends with a clear message. `rospy.get_param("/errand/x", 3.0)` answers 3.0 instead. That is convenient, and it has a trap: a name with a spelling mistake is never noticed.

Who sets them? Mostly a **launch file**: a list of what is to be set and which programs are to be started, so that one command does it all. One for this errand lies in your workspace, in `src/gazebo_test_pkg/launch/errand.launch`:

```xml
<launch>
  <arg name="x" default="3.0"/>
  <arg name="y" default="1.5"/>
  <param name="/errand/x" value="$(arg x)"/>
  <param name="/errand/y" value="$(arg y)"/>
  <node pkg="gazebo_test_pkg" type="todays_errand.py" name="todays_errand" output="screen" required="true"/>
</launch>
```

An `arg` is a value that may be given with the command. So you can try tomorrow today:

```
roslaunch gazebo_test_pkg errand.launch x:=3.5 y:=-1.5
```

The bay that is drawn stays where it is today, and the two numbers stay as you have set them, also after a reset of the robot. The same command without `x` and `y` sets those of today again.

## You are done when

1. on each of the four days, the robot stands still within 0.4 m of the place that `/errand/x` and `/errand/y` say,
2. it has touched nothing,
3. and this took it no longer than 40 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/todays_errand.py', '/ws'),
  (15, 15, 'Open Sesame', 'Intermediate', 'Between the robot and the vault is a sliding door, and nothing opens it but a word. Have it opened, drive through, have it shut again behind you, and stop in the vault, between x = 5 and x = 7.

![Map of the door between two rooms, seen from above](/worlds/15-open-sesame.svg)

The door hears the robot only in the doorway, between x = 1.5 and x = 4.5. It slides at 0.4 m/s, and it waits while the robot is in its way.

When you submit, the robot also starts up to 0.2 m off along x and up to 0.1 m off along y, and turned by up to 3 degrees.

## The idea: services

A topic is like a radio: whoever wants to listen listens, and nobody answers. To ask for something and get an **answer**, ROS has services. A service has a name and a type: what one says when asking, and what comes back. The door is the service `/door`; its type is `std_srvs/SetBool`:

| | field | what it says |
| --- | --- | --- |
| you ask | `data` | `True` to open, `False` to shut |
| it answers | `success` | whether it does so |
| | `message` | a sentence about it, for instance why not |

Ask it by hand first, in a console below:

```
rosservice call /door true
```

In a program a service is called like a function. Where it comes from, and how to be sure that it is there:

```python
from std_srvs.srv import SetBool

rospy.wait_for_service("/door")
door = rospy.ServiceProxy("/door", SetBool)
answer = door(True)
print(answer.success, answer.message)
```

The answer comes at once: it says that the door *begins* to open. Whether it *is* open the laser sees.

The program you start from drives up to the door, and waits.

## You are done when

1. the robot stands still in the vault,
2. the door is shut again,
3. the robot has touched neither the door nor a wall,
4. and this took it no longer than 60 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/open_sesame.py', '/ws'),
  (16, 16, 'Round the Shelf', 'Intermediate', 'The robot is to bring a letter to the target at (8, 0). It knows where it is and where the target is. What it does not know is what stands in between: a shelf, open to the robot''s side like a pocket. Whoever drives straight towards the target gets into it.

![Map of the hall with the shelf like a pocket, seen from above](/worlds/16-round-the-shelf.svg)

Its three parts are not to be touched, and the robot is to drive at most 22 m.

When you submit, the robot also starts up to 0.2 m off along x and up to 0.15 m off along y, and turned by up to 15 degrees.

## The idea: a bug algorithm

How does a beetle get to the lamp? It crawls straight towards it. When something is in the way, it crawls along its edge until it can go on. That is enough, if one rule is added: *when* does it go on?

*As soon as nothing is ahead* is the wrong answer. In the pocket there is nothing ahead after every turn; the beetle leaves the edge, is drawn back in, and stays for ever.

The right answer is a line. Draw it in your mind from the start straight to the target. Then there are two states:

1. **go**: drive towards the target. When something is closely ahead, remember how far the target is from here, and change to *follow*.
2. **follow**: keep the thing on your right and drive along it, round every corner. When you come upon the line again, **and are nearer to the target than where you left it**, change back to *go*.

Here the line is easy: start and target are both at y = 0, so you are on it whenever `self.y` is close to zero.

To follow the edge is what you have done with the hand on the wall. Outer corners are new: behind them the wall on the right is suddenly far away, and the robot has to turn after it. A wide look to the right, and a good way back as well, sees the corner:

```python
right = min(scan.ranges[50:136])
```

The program you start from knows *go* alone, and stops at the shelf.

## You are done when

1. the robot stands still within 0.4 m of (8, 0),
2. it has touched nothing,
3. it has driven at most 22 m,
4. and this took it no longer than 120 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/round_the_shelf.py', '/ws'),
  (17, 17, 'Crooked Wheels', 'Advanced', 'Drive to the far post at (6.5, 1), and back into the dock at (0, 0). You can do that in your sleep by now, and the program you start from does it. But this robot is old: its wheels are worn, one more than the other. When it drives straight, it believes that it drives along a bow, and it counts a metre wrongly as well. `/odom` is right at the start and gets worse with every metre.

![Map of the hall with the far post and the dock, seen from above](/worlds/17-crooked-wheels.svg)

When you submit, your program drives four robots, each with crooked wheels of its own. It has to get on with all of them. All but the first also start up to 0.2 m off along x and along y, and turned by up to 10 degrees.

## The idea: drift, and landmarks

Whoever only counts steps adds up every mistake. That is the **drift** of odometry, and every real robot has it. Against drift there is one remedy: to look at something whose place is known, a **landmark**. A look has a mistake, too, but it is always the same small one; it does not add up.

The landmarks of this hall are its walls. All four run straight along x or y, and it is known where the faces of two of them are:

```python
EAST_WALL, NORTH_WALL = 7.9, 1.9  # x and y in metres
```

1. **The heading.** The shortest ray of the laser meets a wall at a right angle, always. So it points exactly east, north, west or south. Take the heading that you believe, add the angle of the shortest ray, and you get almost a multiple of 90°. What is missing, or too much, is the mistake of your heading. Take it off.
2. **The place.** With the right heading, you know which ray points east. How long it is says how far the wall in the east is, and so your x. The ray to the north says your y.

The mistake has to be mended ten times a second, as long as it is small: when it is more than half of 90°, you take the wrong wall.

What remains for `/odom`? In between it says well enough how far the robot has *turned*. Add that to your own heading, instead of taking over the whole.

## You are done when

1. the robot has been within 0.3 m of (6.5, 1),
2. it then stands still within 0.3 m of (0, 0),
3. it has touched nothing,
4. and this took it no longer than 90 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/crooked_wheels.py', '/ws'),
  (18, 18, 'Rush Hour', 'Intermediate', 'Three carts go up and down in the hall, day and night, and they stop for nobody. Bring the robot across their three lanes to the far side, between x = 7.3 and x = 8.8, and let it stop there. No cart may touch it.

![Map of the hall with the lanes of three carts, seen from above](/worlds/18-rush-hour.svg)

| cart | its lane is at | its speed |
| --- | --- | --- |
| 1 | x = 2.5 | 0.6 m/s |
| 2 | x = 4.5 | 0.5 m/s |
| 3 | x = 6.5 | 0.7 m/s |

A cart is 0.5 m wide along x and 0.7 m long along y. It goes from y = 3.3 to y = -3.3 and back, and between two lanes there is room to wait.

When you submit, the robot also starts up to 0.3 m off along x and up to 0.1 m off along y, and turned by up to 3 degrees.

## The idea: room for the time it takes

Until now everything stood still, and *Is something there?* was the question to ask. With something that moves, it is the wrong one. The place ahead may be free now, and when the robot is there, the cart is as well.

The right question is: *Will it be free for as long as I need?* Crossing takes a while. In that while a cart comes so far:

```
how far it comes = its speed * the time you need to cross
```

So look to both sides before you go, as at a road: nothing may be in the lane nearer than that, and a little more, for a cart has a length and the robot a width. If the lane is free so far, cross it without stopping. If not, wait before it, where no cart can reach you.

The program you start from turns the rays of the laser into places of the hall (`spots`), drives up to the first lane, and says how far off the cart is.

## You are done when

1. the robot stands still on the far side,
2. neither a cart nor a wall has touched it,
3. and this took it no longer than 120 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/rush_hour.py', '/ws'),
  (19, 19, 'The Shortest Way', 'Advanced', 'A store full of racks, and a map of it. Drive to the goal on the shortest way there is. The map is on the parameter server, and so is the goal; when you submit, the robot is sent to four goals, one after the other, each from the same corner. For all but the first of them it also starts up to 0.08 m off along x and along y, and turned by up to 10 degrees.

![Map of the store with its racks and the goal, seen from above](/worlds/19-shortest-way.svg)

The robot may drive at most 16 m, which is enough for the shortest way to each of them.

```
rosparam get /map/rows
rosparam get /map/goal
```

The rows lie from north to south, `#` is a rack and `.` is free. A cell is 1 m wide. The robot starts in the last row at the very left: that is the cell (0, 0), and its centre is at x = 0, y = 0. The cell (3, 2) has its centre at x = 3, y = 2, and so on: the methods `is_free` and `neighbours` know that already.

## The idea: the A* search

*Always towards the goal* ends in a dead end. *Any way that leads there* may be long. The shortest one is found by something that grows like a drop of ink in paper, cell by cell, and writes down for each cell from which one it was reached. That is why in the end the way can be read **backwards** from the goal: where did I come from, and from where did I come there?

Which cell is next? Of each that waits for its turn two numbers are known:

- `steps`: how many steps it is from the start to this cell;
- `guess`: how many it is from there to the goal at least, as if there were no racks: the difference in x plus the difference in y.

A* (say: A star) takes the cell whose **sum** is the smallest:

1. Put the start on a list of cells that wait, with 0 steps.
2. Take the waiting cell whose `steps + guess` is the smallest. When it is the goal, the way is found.
3. Look at each of its free neighbours. One that has not been reached yet, or only in more steps, is reached from here now: write down from where and in how many steps, and let it wait. Go on with 2.

The guess never says too much, and so no shorter way can be overlooked. And since it draws the search towards the goal, less paper gets wet than without it: with a guess of 0 everywhere, the ink spreads in rings. That is *breadth-first search*, which finds the same way and looks at more cells.

The program you start from goes to one neighbour of its cell and stops there. What is missing is `find_way`; how to drive along a way, it knows.

## You are done when

1. the robot stands still within 0.3 m of the goal,
2. it has touched nothing,
3. it has driven at most 16 m,
4. and this took it no longer than 120 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/shortest_way.py', '/ws'),
  (20, 20, 'Behind the Push', 'Beginner', 'Push the crate from (2, 0.5) to the target, a circle with a radius of 0.3 m around (4.4, 2.3).

![Map of the room with the crate and the target, seen from above](/worlds/20-behind-the-push.svg)

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 10 degrees.

## The idea: transforms

A crate goes where it is pushed: away from the robot, along the robot''s heading. So the place from which you push decides where it ends up. The robot has to stand **behind** the crate as seen from the target: on the line through target and crate, on the far side.

Seen from the crate, that is easily said. Give it a *frame* of its own: the origin is the centre of the crate, and the x axis points to the target. In this frame the target lies ahead on the x axis, and the robot has to stand at (-d, 0), with a `d` so large that it does not touch the crate yet.

But `/odom` and `go_to` speak of the frame of the room. What leads from one frame to another is a **transform**: turn by the angle between their axes, then add the place of the origin.

```python
yaw = math.atan2(TARGET[1] - CRATE[1], TARGET[0] - CRATE[0])

room_x = CRATE[0] + x * math.cos(yaw) - y * math.sin(yaw)
room_y = CRATE[1] + x * math.sin(yaw) + y * math.cos(yaw)
```

A robot is full of frames: one for the room, one for its body, one for the laser, one for the camera. ROS keeps how they lie to each other in what it calls `tf`, and what leads from one to the next is always this: a turn, and a shift.

## You are done when

1. the centre of the crate lies in the target,
2. the robot stands still,
3. and this took it no longer than 60 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/behind_the_push.py', '/ws'),
  (21, 21, 'The Crate in the Niche', 'Intermediate', 'A crate stands at (2.9, 0), in a niche. Nobody can get behind it to push it out: it has to be pulled. Fetch it, and leave it in the bay, between x = -0.6 and x = 0.6 and between y = 1.9 and y = 2.9.

![Map of the room with the niche and the bay, seen from above](/worlds/21-crate-in-the-niche.svg)

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 10 degrees.

## The idea: a command is a wish, an answer is a fact

At the front of the robot sits a magnet. It listens on `/gripper/command` for messages of the type `std_msgs/Bool`:

- `True`: take hold of the crate right before the front. It has to be within 0.06 m.
- `False`: let go.

That you have said so does not make it true. Where no crate is in reach, nothing happens. So the gripper says on `/gripper/holding`, ten times a second, whether it holds a crate (`Bool`, too). A good program asks until the answer has come:

```python
while not self.is_holding:
    self.magnet.publish(True)
    self.drive(0.0, 0.0)
```

A held crate goes wherever the robot goes, backwards as well.

## You are done when

1. the centre of the crate lies in the bay,
2. the gripper holds nothing any more,
3. the robot stands still,
4. it has touched no wall and no block,
5. and this took it no longer than 90 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/crate_in_the_niche.py', '/ws'),
  (22, 22, 'Red or Blue', 'Intermediate', 'Four crates stand in a row at y = 2, at x = -2.25, -0.75, 0.75 and 2.25. The two red ones belong in the zone in the west, between x = -3.4 and x = -1.2, the blue one in the zone in the east, between x = 1.2 and x = 3.4; both zones reach from y = -2.5 to y = -1.4. The yellow one is somebody else''s: it stays in the row.

![Map of the row of crates and the two zones, seen from above](/worlds/22-red-or-blue.svg)

The map shows which crate stands where today. Do not write that into your program: when you submit, they stand in other orders, too. The robot then also starts up to 0.1 m off along x and along y, and turned by up to 10 degrees.

The program you start from drives before each crate and prints its colour; the first two it takes and brings to the zone in the east. What it lacks is an eye for colours.

## The idea: sorting by colour

The robot has a camera that looks straight ahead. What it sees comes on `/camera/image_raw`, and your program keeps the newest picture. A picture is made of points, the *pixels*, and each is three numbers from 0 to 255: how much red, how much green and how much blue light came from there. The method `colour_ahead` answers the three numbers of the pixel in the middle. When the robot stands straight before a crate, that is the crate.

What do red, blue and yellow look like in numbers? The program prints it before each crate. Two things are worth knowing:

- **No colour is pure.** There is some green and some blue light in the red of a crate, and in the shade all three numbers are smaller. So do not ask whether `red` is 255. Compare the numbers **with each other**: is one of them much larger than *both* of the others?
- **Yellow is red and green together.** Who looks at red alone takes the yellow crate for a red one.

## You are done when

1. the centres of both red crates lie in the zone in the west,
2. the centre of the blue crate lies in the zone in the east,
3. the centre of the yellow crate lies in the row, between y = 1.6 and y = 2.4,
4. the gripper holds nothing any more,
5. the robot stands still,
6. your program has subscribed to `/camera/image_raw`,
7. and this took it no longer than 300 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/red_or_blue.py', '/ws'),
  (23, 23, 'The Crate Behind the Crate', 'Intermediate', 'Two crates stand in a lane that is closed at its end: the blue one at (3.3, 0), the red one behind it at (3.9, 0). The red crate belongs on the truck, in a circle of 0.5 m around (0, 1.9). The blue crate is to be in the lane again at the end, between x = 3 and x = 4.4 and between y = -0.5 and y = 0.5.

![Map of the lane with the two crates and the truck, seen from above](/worlds/23-crate-behind-the-crate.svg)

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 10 degrees.

## The idea: a plan

The starter has a function for each thing that the robot can do: `fetch` takes a crate and pulls it out, `put` brings it somewhere and leaves it. A **plan** is a list of such actions in an order in which each of them is possible. It is found backwards:

- What has to be true before the last action? That the one before it has made true.
- An action that is not possible yet needs another one before it, and that may undo something that you want at the end.

Write the plan down in words before you write it in Python, and go through it with your finger on the map: where is each crate after each action, and where is the robot?

## You are done when

1. the centre of the red crate lies on the truck,
2. the centre of the blue crate lies in the lane,
3. the gripper holds nothing any more,
4. the robot stands still,
5. it has touched no wall and no shelf,
6. and this took it no longer than 180 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/crate_behind_the_crate.py', '/ws'),
  (24, 24, 'The Delivery Round', 'Advanced', 'Four parcels stand in the south of the hall. Each belongs before its door in the north, in a circle of 0.5 m:

| parcel | stands at | its door |
| --- | --- | --- |
| red | (1, -2) | (-0.5, 2) |
| blue | (-2, -2) | (-5.5, 2) |
| green | (-0.5, -2) | (-2, 2) |
| yellow | (-7, -2) | (-7, 2) |

The robot carries one parcel at a time. It starts at (0, 0) with a full battery, and there is no charger: a full battery lasts for 36 metres, or for 1000 seconds of standing. Both count. Once it is empty, the robot no longer drives.

![Map of the hall with the parcels and the doors, seen from above](/worlds/24-delivery-round.svg)

When you submit, the robot also starts up to 0.1 m off along x and along y, and turned by up to 10 degrees.

## The idea: comparing all orders

In which order? Whoever takes the nearest parcel each time saves at first and pays at the end. But four parcels have only twenty-four orders, and for a computer that is nothing: it can work out how long the way would be for **each** of them, and take the shortest. Python makes the orders:

```python
from itertools import permutations

for order in permutations(JOBS):
    print(order)
```

What it takes besides is a function that answers, for an order, how many metres the robot would drive: from where it is to the first parcel, from there to its door, from there to the next parcel, and so on.

`/battery` says how much is left: `percentage` goes from 1 down to 0 (type `sensor_msgs/BatteryState`).

## You are done when

1. the centre of each parcel lies before its door,
2. the gripper holds nothing any more,
3. the robot stands still,
4. the battery has not run empty,
5. and this took it no longer than 400 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/delivery_round.py', '/ws'),
  (25, 25, 'The Red Line', 'Beginner', 'Drive along the corridor and stop right before the red line on its floor: with the robot''s centre at x = 4.8 or more, and at 5.35 at most. A blue and a yellow line come first; they mean nothing. When you submit, the robot also starts up to 0.8 m nearer to the line or further away from it and up to 0.2 m to either side, and turned by up to 4 degrees. So counting seconds does not help: look at the floor.

![Map of the corridor with its three lines, seen from above](/worlds/25-red-line.svg)

## The idea: a picture is a row of numbers

The robot has a camera. It looks straight ahead and publishes what it sees ten times a second on `/camera/image_raw`: 120 rows of 160 pixels. A pixel is three numbers from 0 to 255, for red, green and blue. `image.data` holds them all, row by row from the top. So in row `row`, the pixel in column `column` begins at

```python
at = (row * 160 + column) * 3
red, green, blue = image.data[at], image.data[at + 1], image.data[at + 2]
```

The lowest row, `119`, shows the floor about a third of a metre before the middle of the robot. Something is red when there is **much more red in it than green and blue**. That red alone is a large number says little: white has much of all three, and yellow is red and green together.

The program you start from drives for ever, and tells the colour of one pixel in the middle of the picture.

## You are done when

1. the robot stands still right before the red line,
2. your program has subscribed to `/camera/image_raw`,
3. the robot has touched nothing,
4. and this took it no longer than 45 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/red_line.py', '/ws'),
  (26, 26, 'Turn to the Blue Box', 'Beginner', 'The robot stands in the middle of a room with five coloured boxes. Turn it on the spot until it looks straight at the blue one, and stop. It is at heading 140; up to 3 degrees more or less are fine. When you submit, the robot also starts turned by up to 60 degrees to either side.

![Map of the room with its boxes, seen from above](/worlds/26-turn-to-blue.svg)

## The idea: where in the picture is it?

A box covers many pixels. **Where** it is, is told by their middle: the mean of their columns. The picture has 160 columns, from 0 to 159, so straight ahead is 79.5. What is further left in the picture is further left of the robot:

```python
error = 79.5 - mean
```

is positive when the robot has to turn left. You know what to do with an error: a turn in proportion to it. While no pixel is blue the box is not in the picture; then turn until it is.

Everything that stands on the floor crosses the middle row of the picture, because the camera looks level. So one row is enough, and the function `columns_of` of the program you start from looks at it alone. The program turns for ever and tells how many columns are blue.

## You are done when

1. the robot faces 140 degrees, give or take 3,
2. it stands still in the middle,
3. your program has subscribed to `/camera/image_raw`,
4. the robot has touched nothing,
5. and this took it no longer than 30 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/turn_to_blue.py', '/ws'),
  (27, 27, 'Up to the Green Box', 'Intermediate', 'Drive up to the green box and stop before it: the robot''s centre at most 1 m from the middle of the box, and without touching it. When you submit, the robot also starts up to 0.3 m nearer to the box or further away from it and up to 0.6 m to either side, and turned by up to 20 degrees, so let the camera lead it.

![Map of the hall with its boxes, seen from above](/worlds/27-up-to-the-green.svg)

## The idea: visual servoing

The picture tells two things about the box, and each leads one of the wheels'' two tasks:

- **Where** it is in the picture says where to steer. You have done that.
- **How large** it is says how near it is. A thing that is half as far away covers twice as many columns.

A box that is `width` metres wide and `distance` metres away covers

```python
columns = 100 * width / distance
```

So one need not know the distance: drive, steering, until the box covers enough columns. A controller that is led by the picture alone is called *visual servoing*. It does not matter to it that the way was not straight: it looks again ten times a second.

The program you start from turns to the green box, and tells how many columns it covers.

## You are done when

1. the robot stands still at the green box,
2. your program has subscribed to `/camera/image_raw`,
3. the robot has touched nothing,
4. and this took it no longer than 40 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/up_to_the_green.py', '/ws'),
  (28, 28, 'Along the Line', 'Intermediate', 'A black line leads through the hall. Follow it through its three bends to its end, and stop there, at most 0.6 m from the end. On the way the robot''s centre has to come through each of the three circles: they are 0.3 m in radius, so stay on the line.

![Map of the hall with the line and its bends, seen from above](/worlds/28-along-the-line.svg)

When you submit, the robot also starts up to 0.2 m off along x and up to 0.1 m off along y, and turned by up to 10 degrees.

## The idea: line following by pure pursuit

Many robots that drive about in factories follow a line. They see it as you have seen boxes, with two differences:

- The line is **on the floor**, so the row in which you look decides how far ahead you look. What is seen in row `row` lies on the floor

```python
ahead = 20 / (row - 59.5)
```

metres before the robot, and what is seen there in column `column` lies

```python
beside = ahead * (79.5 - column) / 100
```

metres to the left.

- The line is **dark**: all three numbers of its pixels are small. On the floor they are large. One of the three is enough.

And they steer as a dog runs after a hare: it always runs to where the hare is now. *Pure pursuit* takes one point of the line, a little ahead, and drives on the arc that leads there. Then it looks again, and the point has gone on. Which arc leads to the point, geometry knows:

```python
turn = speed * 2 * beside / (ahead ** 2 + beside ** 2)
```

No gain is left that one would have to try out; what you choose is the point. Look far ahead, and the robot cuts the bends before it has come to them; look right before the robot, and it swings.

Where no pixel is dark any more, the line has come to its end.

The program you start from creeps straight on as long as it sees the line, and tells where.

## You are done when

1. the robot has come through the first, the second and the third bend, in this order,
2. it stands still at the end of the line,
3. your program has subscribed to `/camera/image_raw`,
4. the robot has touched nothing,
5. and this took it no longer than 60 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/along_the_line.py', '/ws'),
  (29, 29, 'Three Signs', 'Intermediate', 'Signs hang on the walls of a room. Drive to the red one, then to the blue one, then to the green one, and stop there. *At* a sign is who comes within 1.4 m of it. The yellow sign means nothing. When you submit, the robot also starts up to 0.4 m off along x and along y, and turned by up to 60 degrees.

![Map of the room with its signs, seen from above](/worlds/29-three-signs.svg)

## The idea: a list of goals, and a state

You can drive up to one colour. To do so with three after each other, a program has to know **where it is in its plan**. That is a state, as on the night patrol, and here it is only a number: which sign of the list is the next.

```python
self.order = ["red", "blue", "green"]
self.next = 0
```

In each picture the program does one of three things:

- the next sign is not in the picture: turn, until it is;
- it is, and small: drive towards it;
- it is, and large: the robot has arrived. Go on to the next one of the list.

When the list is at its end, the robot stops. A sign is 0.5 m wide, so you can say how many columns it covers when it is a metre away.

The program you start from turns to the first sign, and stays.

## You are done when

1. the robot has been at the red sign, then at the blue one, then at the green one,
2. it stands still at the green sign,
3. your program has subscribed to `/camera/image_raw`,
4. the robot has touched nothing,
5. and this took it no longer than 120 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/three_signs.py', '/ws'),
  (30, 30, 'The Colour-Blind Robot', 'Intermediate', 'This program is finished, and its author swears that it is right: it looks for the red box, drives up to it, and stops before it, at most 1 m from its middle. Only the robot does not: it turns round and round. Find out why, and mend it.

![Map of the hall with its two boxes, seen from above](/worlds/30-colour-blind.svg)

When you submit, the robot also starts up to 0.3 m off along x and along y, and turned by up to 30 degrees.

## The idea: look at what your program really reads

There is nothing new to know here. What this program does to a picture you have done yourself. New is that the mistake is not yours, and that **no error is printed**: a program that reads the wrong bytes of a picture gets numbers all the same.

So do not read the code until you see it. Ask the robot. Which pixel do you believe it reads? Print where it is, and its three numbers, and compare them with what you see: the sky is light, the floor is grey, a red box is red. Check one thing at a time, and do not stop at the first fault: there may be a second one behind it.

In the tab of the topics, `/camera/image_raw` tells its `width`, `height`, `step` and `encoding`. They say how the bytes lie.

## You are done when

1. the robot stands still at the red box,
2. your program has subscribed to `/camera/image_raw`,
3. the robot has touched nothing,
4. and this took it no longer than 45 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/colour_blind.py', '/ws'),
  (31, 31, 'Two Ways of Seeing', 'Advanced', 'Stop before the yellow box, less than a metre away from it: with the robot''s centre between x = 4.35 and x = 4.75. How wide the boxes are is not known: each has a different width. So the camera can say which one is yellow, but not how far away it is; and the laser can say how far away everything is, but not what colour it has. You need both.

![Map of the hall with its boxes, seen from above](/worlds/31-two-eyes.svg)

When you submit, the robot also starts up to 0.4 m off along x and up to 0.5 m off along y, and turned by up to 30 degrees.

## The idea: sensor fusion

To join two sensors one has to know that they speak of **the same thing**. Camera and laser of this robot look from the same place. So each column of the picture has a ray of the laser that looks the same way:

```python
angle = math.degrees(math.atan((79.5 - column) / 100))
ray = 180 + round(angle)
```

The angle counts to the left, as that of the laser does; ray 180 looks straight ahead. With the middle column of what is yellow, `ranges[ray]` is how far away that yellow thing is. The one message comes a little later than the other: keep the newest scan in a variable, and use it when a picture comes.

What remains is what you have done before: steer by the column, and drive in proportion to what is left of the way.

The program you start from turns to the yellow box, and tells how many columns it covers.

## You are done when

1. the robot stands still before the yellow box,
2. your program has subscribed to `/camera/image_raw` and to `/scan`,
3. the robot has touched nothing,
4. and this took it no longer than 60 seconds.

## To try it

Press **Start** above the editor. What you wrote is saved, built and started, and what it prints appears below the editor. It runs until you press **Stop**.

Watch the robot in the tab **Robot**. The round arrow there, **Reset robot and world**, puts everything back to the start.

Once it works, press **Submit**: your program is judged with a robot of its own, and you are told whether it is solved and, if not, why.', '/ws/src/gazebo_test_pkg/scripts/two_eyes.py', '/ws')
on conflict (id) do update set
  challenge_id = excluded.challenge_id,
  title = excluded.title,
  difficulty = excluded.difficulty,
  description = excluded.description,
  file_path = excluded.file_path,
  workspace_path = excluded.workspace_path;

delete from public.problem_hints where problem_id in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);

insert into public.problem_hints (problem_id, position, hint) values
  (1, 1, 'The robot stops by itself half a second after the last message on `/cmd_vel`. Publish again with every scan, or in a loop with `rospy.Rate(10)`.'),
  (1, 2, 'To drive to a point, compute its direction with `math.atan2(dy, dx)`, turn until the difference to your own heading is small, then go ahead. Keep differences of angles between -π and π.'),
  (1, 3, 'Your heading comes from the orientation `q` in `/odom`. The robot turns about the vertical axis only, so it is

```python
yaw = 2 * math.atan2(q.z, q.w)
```'),
  (1, 4, 'One way that works leads over the points (0.8, -1.25), (2.7, -1.25), (3.6, -0.8), (4.5, -0.4), (4.5, 0.9) and (6.4, 0.9). Drive to one after the other.'),
  (2, 1, 'Get behind a crate before you push it: stand west of it, at the same y, and face east.'),
  (2, 2, 'Each crate ends up in the drop zone when it is pushed due east. Keep your heading at 0 while you push, with small corrections of `angular.z`.'),
  (2, 3, 'The centre of the crate is about 0.4 m ahead of the robot''s centre while it is pushed. A crate stops within a hand''s breadth once you stop.'),
  (2, 4, 'Drive backwards before you turn away from a crate, and plan a way to the next one that does not touch those already in place.'),
  (3, 1, '`ranges[i]` looks in the direction `heading + angle_min + i * angle_increment`. Add the distance in that direction to the robot''s place and you have the point it hit.'),
  (3, 2, 'A dictionary from (column, row) to a state is all the grid you need. Step along each ray in half a cell and mark what you pass as free.'),
  (3, 3, 'Explore frontiers: look for free cells next to unknown ones and drive to the nearest. A breadth-first search over free cells finds the way.'),
  (3, 4, 'Keep 0.3 m away from occupied cells when you plan: treat the cells around them as occupied, too.'),
  (4, 1, 'How far the robot gets is how fast it drives, times how long. The middle of the pad is about two metres away: at half a metre per second, how many seconds is that?'),
  (4, 2, 'The loop publishes and then waits until the next tenth of a second: `range(10)` is one second of driving. A longer drive needs more rounds, not a longer wait in between.'),
  (4, 3, 'The last command counts. After the loop, publish a `Twist()` with nothing set in it: all its numbers are zero, and that means *stop*.'),
  (5, 1, 'Do not ask *how long have I been driving?* but *where am I?*, again in each round of the loop.'),
  (5, 2, 'A robot does not stop at once. From 0.5 m/s it rolls on for some centimetres, and what it learns about its place is a little old as well. Aim at the middle of the bay, and drive slowly for the last part.'),
  (5, 3, 'One way to become slow in time is a speed that depends on what is left to drive, such as `min(0.5, 3.0 - self.x)`: half a metre per second while it is far, and ever slower the nearer it comes. Add a smallest speed, or the last centimetres take for ever.'),
  (6, 1, 'Compute what is left to turn: the heading that you want minus the heading that you have, both in radians.'),
  (6, 2, 'Turn to the left while what is left is positive, to the right while it is negative, and not at all when it is small. How small may it be, if 4 degrees are allowed?'),
  (6, 3, 'A robot that turns fast cannot stop at once. Let the speed depend on what is left: `angular.z` as twice the angle that is left is a good beginning.

Keep differences of angles between -π and π, or a robot at heading 170° that wants to -170° goes the long way round: `math.atan2(math.sin(d), math.cos(d))` does that for any `d`.'),
  (7, 1, 'The starter has one number in it that decides when to stop. But try what happens when you only make it smaller, with the speed as it is and with more.'),
  (7, 2, 'One ray may just miss something, or hit an edge. The smallest of several, such as `min(scan.ranges[170:191])`, is what a careful driver looks at.'),
  (7, 3, 'Drive fast while the wall is far and slowly when it is near: choose between two speeds by the distance, or compute the speed from it.'),
  (8, 1, 'Start it and look at the robot: it drives for half a second and stands for half a second. Which line makes the loop wait?'),
  (8, 2, 'Make a `rospy.Rate` once, before the loop, and call its `sleep()` in each round. Making a new one in each round would start the clock anew every time.'),
  (8, 3, 'When the loop ends, the last command still says *drive*. The robot rolls on for half a second without hearing anything: one more `Twist()` of zeros after the loop ends that at once.'),
  (9, 1, 'Add a state `drive` between `turn` and `done`. It ends when the distance to the post is small: `math.hypot(dx, dy)`.'),
  (9, 2, 'After `drive` comes `turn` again, with the next post. Keep the places that are left in a list, home as the last of them, and take one away when it is reached. When the list is empty, the state is `done`.'),
  (9, 3, 'While it drives, the robot drifts off a little. Let `drive` steer as well: `angular.z` from the angle to the post, `linear.x` only while that angle is small.'),
  (10, 1, 'Try a few gains and watch the error: 0.2, then 1, then 10. When is it too slow, and when does the robot swing?'),
  (10, 2, 'The robot drives 1.0 m/s at most, however much you command. What that does to the first metres is harmless: it is near the line that the gain matters.'),
  (10, 3, 'To count as standing still the robot has to be slower than a centimetre per second. When the error is smaller than two centimetres, command zero.'),
  (11, 1, 'First fault: let it print `angle` and compare it with what you see. How large can an angle in radians get, and how large is this one?'),
  (11, 2, 'Second fault: the robot faces the charger and does not move. It believes that a wall is near. Which way does the ray look that it asks?'),
  (11, 3, 'Third fault: it arrives and does not stay. What does the program command when `distance` is small, and what becomes of that command in the lines below it?'),
  (12, 1, 'Straight ahead is `ranges[180]`, straight left `ranges[270]`. Which one is half way between them? And which one on the right?'),
  (12, 2, 'If the left ray is longer than the right one, there is more room to the left. A turn to the left is a positive `angular.z`: the signs fit as the formula stands.'),
  (12, 3, 'A gain between a half and two does it. Keep the turn within one radian per second either way, because far down the corridor a ray can be very long: `max(-1.0, min(1.0, turn))`.'),
  (13, 1, 'Let it print three distances first: ahead, right and left. Then drive the robot by hand, or with the starter, and see what they are in a corner.'),
  (13, 2, 'The passage is so wide that the middle is about eight tenths of a metre from the wall. With `right` as the smallest distance on the right, the error is `0.8 - right`. Begin with `KP = 1.0` and no D, and watch the trail of the robot in the view. Then try `KD = 0.3`: keep the last error in `self.last`.'),
  (13, 3, 'Turning at a corner: begin when less than about nine tenths of a metre are free ahead, and go on until a metre and a half are. That it is turning is a state. When there is a wall ahead **and** less than about 1.2 m free to the left, the end is reached: stop for good, with a state, or the robot turns round and goes all the way back.'),
  (14, 1, 'Open a console below the editor and look at what `rosparam get /errand` says. Then look for the same two numbers in the program.'),
  (14, 2, 'Read both once, when the program starts: in `__init__`, where `self.bay` is set now. `rospy.init_node` has been called by then.'),
  (14, 3, '`self.bay` is a pair. Its first number comes from `rospy.get_param("/errand/x")`; write the same for the second, and leave the values to fall back on away.'),
  (15, 1, 'Start the program, and while the robot waits before the door, say `rosservice call /door true` in a console. What does the robot do, and what is missing to the end?'),
  (15, 2, 'Print `answer.message` each time. The door does not hear everywhere: where has the robot to be when you call?'),
  (15, 3, 'There are five steps after the first: call with `True`; wait for room ahead; drive on to about x = 4; call with `False`; drive into the vault. At the end keep telling the robot to stand still while the door shuts.'),
  (16, 1, 'Write *follow* first, and let it follow for ever: three lines. If something is ahead, turn left on the spot. Otherwise drive, and steer by how far the wall on the right is from where you want it, as in `2.0 * (0.6 - right)`.'),
  (16, 2, 'At an outer corner `right` grows large. Do not let it: with `min(right, 0.9)` the turn to the right stays gentle enough for a bow round the corner.'),
  (16, 3, 'When you change to *follow*, keep `self.hit = distance`. Change back when `abs(self.y) < 0.1` and `distance < self.hit - 0.5`: without the second half you would leave at once, for you are on the line when you meet the shelf.'),
  (17, 1, 'Let the starter drive and compare what it prints with what the tab **Robot** says below the drawing. When is the difference largest?'),
  (17, 2, 'Keep a heading of your own. In `on_odometry` add to it only what the heading of the wheels has changed since the last message: `self.yaw += turn_between(self.wheel_yaw, yaw)`. In `step` take the mistake off: `wall = self.yaw + math.radians(nearest - 180)`, and `self.yaw -= wall - quarter * round(wall / quarter)` with a quarter of `math.pi / 2`.'),
  (17, 3, 'Ray 180 points where the robot faces. The one that points into a direction of the hall is `round(180 + math.degrees(turn_between(self.yaw, direction))) % 360`. East is direction 0, north is `math.pi / 2`. Then `self.x` is 7.9 less what the ray to the east reads.'),
  (18, 1, 'How long does the robot take from where it waits to where the lane is behind it? At 0.8 m/s, for something under two metres? And how far does the fastest cart come in that time?'),
  (18, 2, 'Write one question as a method: `is_free(self, scan, lane)`. It is true when every spot in the lane (less than 0.4 m off it along x) is farther than 1.9 m from y = 0.'),
  (18, 3, 'Wait only *before* a lane: while `self.x` is between `lane - 1.2` and `lane - 0.7`, room enough to brake. Anywhere else drive on at 0.8 m/s, above all in the middle of a lane.'),
  (19, 1, 'A list whose smallest entry comes first is a *heap*. Write `import heapq` at the top of the program; then `heapq.heappush(waiting, (steps + guess, cell))` puts a cell on it, and `heapq.heappop(waiting)` takes the one with the smallest sum. Pairs are compared by their first numbers.'),
  (19, 2, 'Two dictionaries keep what is written down: `came_from = {start: None}` and `steps = {start: 0}`. A neighbour is worth it when `near not in steps or steps[cell] + 1 < steps[near]`.'),
  (19, 3, 'Backwards: begin with `way = [self.goal]`. As long as `came_from[way[0]]` is not `None`, insert it at the front: `way.insert(0, came_from[way[0]])`.'),
  (20, 1, 'Draw a line on the map from the target to the crate, and on beyond it. On that line the robot has to stand before it pushes.'),
  (20, 2, 'The robot reaches 0.2 m ahead, and so does the crate to each side. With 0.8 m from the crate''s centre there is room to turn. `self.go_to` brings the robot there.'),
  (20, 3, 'The place in the frame of the crate is (-0.8, 0), so `y` is 0 and its terms fall away: `CRATE[0] - 0.8 * math.cos(yaw)`, and the other with the sine. From there turn to `yaw`, and call `self.push_to(*TARGET)`.'),
  (21, 1, 'The laser looks from the middle of the robot, and the front is 0.2 m before it. What does `self.ahead` read when the front touches the crate?'),
  (21, 2, 'Drive slowly until `self.ahead` is less than 0.23, then ask the gripper until it says that it holds the crate. Only then drive back.'),
  (21, 3, 'The crate is about 0.4 m ahead of the robot''s centre, so stop that much before the place where it belongs: `self.go_to(0.0, 2.4, short=0.42)`. Let go, wait until the gripper says so, and drive back a little.'),
  (22, 1, 'Start the program as it is, and read what it prints before each crate. Write the three numbers down for a red one, for the blue one and for the yellow one.'),
  (22, 2, '`red > 2 * green and red > 2 * blue` is true before a red crate, and before no other. What is the same question for blue?'),
  (22, 3, '`zone_of` has three answers: `WEST` for red, `EAST` for blue, and `None` for everything else. After `None` the robot goes on to the next crate.'),
  (23, 1, 'The red crate cannot be reached while the blue one stands before it. Where can the blue one wait without being in the way?'),
  (23, 2, 'The plan has three journeys: the blue crate aside, the red crate to the truck, the blue crate back. Put the blue one down so that the robot can come to it again with a heading that you know: what `fetch` needs is its place and a heading.'),
  (23, 3, 'With the blue crate held, the robot has to go into the lane straight: first to a place before the lane, at y = 0, then turn to the east, then `put` it at the place where it stood.'),
  (24, 1, 'Let it drive as it is, and look at the trail in the tab **Robot**: where does the robot drive far without a parcel? The way with a parcel is the same in every order.'),
  (24, 2, 'Write a function `way(order, x, y)`. It begins at (x, y); for each job it adds the distance to the parcel and from there to the door, and goes on from that door. `math.hypot(dx, dy)` is a distance.'),
  (24, 3, '`min` can compare by a function: `min(permutations(JOBS), key=...)` is the order for which the key is the smallest. The key is your `way`, beginning where the robot is.'),
  (25, 1, 'Look at what the program prints while it drives. Its pixel is in the middle of the picture, and does not see the floor at all. Which row shows the floor right before the robot?'),
  (25, 2, '`self.pixel(image, 119, 80)` is the lowest pixel in the middle. Drive on and write down what it tells on the floor, on the blue line and on the yellow one.'),
  (25, 3, 'Red is `red > 2 * green and red > 2 * blue`. Once you have seen it, remember that in a variable of the object: the pixel may show something else when the robot has come to rest.'),
  (26, 1, 'Watch the number of blue columns while the robot turns. When is it none, when does it grow, and where is the box then?'),
  (26, 2, '`sum(blue) / len(blue)` is the mean column. Without a blue column there is no mean: turn at, say, 0.5 until there is one.'),
  (26, 3, 'A gain of about 0.02 turns half the width of the picture, 80 columns, into 1.6 radians per second. The nearer the middle, the slower: the robot comes to rest by itself. Where the error is smaller than one column, command a turn of 0.'),
  (27, 1, 'The box is 0.4 m wide. How many columns does it cover when it is 0.7 m away? Let the formula tell.'),
  (27, 2, 'Drive and steer in the same command: `self.drive(forward=0.4, left=turn)`. Nearer to the box, the same error in columns is less in metres, so the gain for the turn need not change.'),
  (27, 3, 'Stop at about 55 columns: `if len(green) < 55` drive, else command zeros. Seen over a corner the box is a little wider, and the robot stops a little earlier: that is within the metre.'),
  (28, 1, 'Print the mean of the dark columns and drive the robot by hand along the line. What does it say when the line is left of the robot?'),
  (28, 2, 'Take the middle of the dark columns as the column of the point: `sum(dark) / len(dark)`. In row 100, `ahead` is `20 / 40.5`, about half a metre. 0.3 metres per second is a good speed.'),
  (28, 3, 'In a bend the line may leave the row at its side for a moment. If that stops your robot, drive slower, so that it does not lag behind. At the end command zeros: the row is half a metre ahead of the robot, so it stops before the end, and that is near enough.'),
  (29, 1, 'At one metre a sign of half a metre covers 50 columns. Let the robot drive to the first sign as you drove up to the green box, and stop there, before you think of the second.'),
  (29, 2, 'Having arrived, add one to `self.next` and return: the next picture finds the robot with another colour to look for. It is still before the red sign then, sees no blue, and so turns.'),
  (29, 3, 'Look out for the end of the list: `if self.next == len(self.order)`, command zeros and return, before anything else. 45 columns are a good place to call it arrived.'),
  (30, 1, 'Print the three numbers of the pixel in the middle column, once a second, and look at the colours before the robot while it turns. Do they ever change?'),
  (30, 2, 'A row has as many bytes as `step` says, and that is three for each pixel. Which row does `MIDDLE_ROW * image.width` begin, then?'),
  (30, 3, 'Now the robot moves, but to the wrong box. `encoding` is `rgb8`: in which order do the three numbers come?'),
  (31, 1, 'Print the distance that the ray of the mean column reads, and compare it with the map: the front of the yellow box is at x = 5.3.'),
  (31, 2, 'The first picture may come before the first scan: while `self.ranges` is still `None`, return. An error for the speed is `distance - 0.75`, and you know from the wall how to drive by it.'),
  (31, 3, '`forward = max(0.0, min(0.5, 0.8 * (distance - 0.75)))`, and below 0.02 make it zero. Nearby, the box covers nearly the whole picture: steer by the mean column all the same, as before.');

delete from public.problem_packages where problem_id in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);

insert into public.problem_packages (problem_id, position, package) values
  (1, 1, 'gazebo_test_pkg'),
  (2, 1, 'gazebo_test_pkg'),
  (3, 1, 'gazebo_test_pkg'),
  (4, 1, 'gazebo_test_pkg'),
  (5, 1, 'gazebo_test_pkg'),
  (6, 1, 'gazebo_test_pkg'),
  (7, 1, 'gazebo_test_pkg'),
  (8, 1, 'gazebo_test_pkg'),
  (9, 1, 'gazebo_test_pkg'),
  (10, 1, 'gazebo_test_pkg'),
  (11, 1, 'gazebo_test_pkg'),
  (12, 1, 'gazebo_test_pkg'),
  (13, 1, 'gazebo_test_pkg'),
  (14, 1, 'gazebo_test_pkg'),
  (15, 1, 'gazebo_test_pkg'),
  (16, 1, 'gazebo_test_pkg'),
  (17, 1, 'gazebo_test_pkg'),
  (18, 1, 'gazebo_test_pkg'),
  (19, 1, 'gazebo_test_pkg'),
  (20, 1, 'gazebo_test_pkg'),
  (21, 1, 'gazebo_test_pkg'),
  (22, 1, 'gazebo_test_pkg'),
  (23, 1, 'gazebo_test_pkg'),
  (24, 1, 'gazebo_test_pkg'),
  (25, 1, 'gazebo_test_pkg'),
  (26, 1, 'gazebo_test_pkg'),
  (27, 1, 'gazebo_test_pkg'),
  (28, 1, 'gazebo_test_pkg'),
  (29, 1, 'gazebo_test_pkg'),
  (30, 1, 'gazebo_test_pkg'),
  (31, 1, 'gazebo_test_pkg');

delete from public.challenge_topics where challenge_id in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);

insert into public.challenge_topics (challenge_id, position, topic) values
  (1, 1, '/scan'),
  (1, 2, '/odom'),
  (1, 3, '/cmd_vel'),
  (2, 1, '/scan'),
  (2, 2, '/odom'),
  (2, 3, '/cmd_vel'),
  (3, 1, '/scan'),
  (3, 2, '/odom'),
  (3, 3, '/cmd_vel'),
  (4, 1, '/cmd_vel'),
  (5, 1, '/odom'),
  (5, 2, '/cmd_vel'),
  (6, 1, '/odom'),
  (6, 2, '/cmd_vel'),
  (7, 1, '/scan'),
  (7, 2, '/cmd_vel'),
  (8, 1, '/odom'),
  (8, 2, '/cmd_vel'),
  (9, 1, '/odom'),
  (9, 2, '/cmd_vel'),
  (10, 1, '/scan'),
  (10, 2, '/cmd_vel'),
  (11, 1, '/odom'),
  (11, 2, '/scan'),
  (11, 3, '/cmd_vel'),
  (12, 1, '/scan'),
  (12, 2, '/cmd_vel'),
  (13, 1, '/scan'),
  (13, 2, '/cmd_vel'),
  (14, 1, '/odom'),
  (14, 2, '/cmd_vel'),
  (15, 1, '/odom'),
  (15, 2, '/scan'),
  (15, 3, '/cmd_vel'),
  (16, 1, '/odom'),
  (16, 2, '/scan'),
  (16, 3, '/cmd_vel'),
  (17, 1, '/odom'),
  (17, 2, '/scan'),
  (17, 3, '/cmd_vel'),
  (18, 1, '/odom'),
  (18, 2, '/scan'),
  (18, 3, '/cmd_vel'),
  (19, 1, '/odom'),
  (19, 2, '/cmd_vel'),
  (20, 1, '/odom'),
  (20, 2, '/cmd_vel'),
  (21, 1, '/scan'),
  (21, 2, '/odom'),
  (21, 3, '/cmd_vel'),
  (21, 4, '/gripper/command'),
  (21, 5, '/gripper/holding'),
  (22, 1, '/camera/image_raw'),
  (22, 2, '/scan'),
  (22, 3, '/odom'),
  (22, 4, '/cmd_vel'),
  (22, 5, '/gripper/command'),
  (22, 6, '/gripper/holding'),
  (23, 1, '/scan'),
  (23, 2, '/odom'),
  (23, 3, '/cmd_vel'),
  (23, 4, '/gripper/command'),
  (23, 5, '/gripper/holding'),
  (24, 1, '/scan'),
  (24, 2, '/odom'),
  (24, 3, '/cmd_vel'),
  (24, 4, '/gripper/command'),
  (24, 5, '/gripper/holding'),
  (24, 6, '/battery'),
  (25, 1, '/camera/image_raw'),
  (25, 2, '/cmd_vel'),
  (26, 1, '/camera/image_raw'),
  (26, 2, '/cmd_vel'),
  (27, 1, '/camera/image_raw'),
  (27, 2, '/cmd_vel'),
  (28, 1, '/camera/image_raw'),
  (28, 2, '/cmd_vel'),
  (29, 1, '/camera/image_raw'),
  (29, 2, '/cmd_vel'),
  (30, 1, '/camera/image_raw'),
  (30, 2, '/cmd_vel'),
  (31, 1, '/camera/image_raw'),
  (31, 2, '/scan'),
  (31, 3, '/cmd_vel');

delete from public.learning_paths;

insert into public.learning_paths (id, position, title, description, challenge_count, image) values
  ('basics', 1, 'Robotics Basics', 'Fundamentals of robot control, sensors and programming.', 10, '/worlds/path-basics.svg'),
  ('navigation', 2, 'Navigation & Mapping', 'Robot navigation and environment mapping.', 8, '/worlds/path-navigation.svg'),
  ('manipulation', 3, 'Object Manipulation', 'Grabbing, moving and placing objects.', 6, '/worlds/path-manipulation.svg'),
  ('vision', 4, 'Computer Vision', 'Use camera data to identify and track objects in real time.', 7, '/worlds/path-vision.svg');

insert into public.learning_path_challenges (path_id, position, challenge_id) values
  ('navigation', 1, 1),
  ('manipulation', 1, 2),
  ('navigation', 8, 3),
  ('basics', 1, 4),
  ('basics', 2, 5),
  ('basics', 3, 6),
  ('basics', 4, 7),
  ('basics', 5, 8),
  ('basics', 6, 9),
  ('basics', 7, 10),
  ('basics', 8, 11),
  ('navigation', 2, 12),
  ('navigation', 3, 13),
  ('basics', 9, 14),
  ('basics', 10, 15),
  ('navigation', 4, 16),
  ('navigation', 5, 17),
  ('navigation', 6, 18),
  ('navigation', 7, 19),
  ('manipulation', 2, 20),
  ('manipulation', 3, 21),
  ('manipulation', 4, 22),
  ('manipulation', 5, 23),
  ('manipulation', 6, 24),
  ('vision', 1, 25),
  ('vision', 2, 26),
  ('vision', 3, 27),
  ('vision', 4, 28),
  ('vision', 5, 29),
  ('vision', 6, 30),
  ('vision', 7, 31);

delete from public.achievements;

insert into public.achievements (id, position, name, description, image) values
  ('first', 1, 'First Steps', 'Complete your first challenge.', '/worlds/achievement-first.svg'),
  ('navigation', 2, 'Navigator', 'Complete a Navigation challenge.', '/worlds/achievement-navigation.svg'),
  ('manipulation', 3, 'Steady Hand', 'Complete a Manipulation challenge.', '/worlds/achievement-manipulation.svg'),
  ('exploration', 4, 'Explorer', 'Complete an Exploration challenge.', '/worlds/achievement-exploration.svg'),
  ('hard', 5, 'Tough Nut', 'Complete a Hard or Expert challenge.', '/worlds/achievement-hard.svg'),
  ('all', 6, 'Full House', 'Complete every challenge.', '/worlds/achievement-all.svg');
