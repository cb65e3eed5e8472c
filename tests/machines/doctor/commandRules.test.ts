/** What is found in how the robot is commanded: from where on, what was measured, and where in the code to look. */
import { expect, it } from 'vitest';
import type { GraphSnapshot, RobotReport } from '#contract/graph.ts';
import {
  inDegrees,
  notCommanded,
  standsStill,
  tooFast,
  tooSeldom,
  twoCommand,
  wall,
} from '#machines/doctor/commandRules.ts';
import type { Finding, Rule } from '#machines/doctor/finding.ts';
import { commanded, still, withCommandTopic } from './snapshots.ts';

const linear = ['.linear.x', 'linear'];
const angular = ['.angular.z', 'angular'];

const withRobot = (graph: GraphSnapshot, facts: Partial<RobotReport>): GraphSnapshot => ({
  ...graph,
  robot: { ...still.robot, ...graph.robot, ...facts },
});
const publishing = (...publishers: string[]) => withCommandTopic({ publishers });
const silent = { ...still, topics: publishing('/driver') };
const stationary = commanded(50, 0, 0);
const rushing = commanded(50, 0.3, 0);
const blocked = withRobot(rushing, { ahead: 0.35 });
const caught = withRobot(rushing, { touches: true });

const nothing = { name: '', other: '', measured: '', code: [] };

it.each<[string, Rule, GraphSnapshot, Finding]>([
  [
    'that a program could command the robot, and does not',
    notCommanded,
    withRobot(silent, { seconds: 2 }),
    { ...nothing, kind: 'notCommanded', name: '/driver', measured: '2', code: ['.publish('] },
  ],
  [
    'that commands come less than twice a second',
    tooSeldom,
    withRobot(rushing, { commands: 4, span: 2, silence: 1 }),
    { ...nothing, kind: 'tooSeldom', name: '/cmd_vel', measured: '1.5', code: ['rospy.Rate(', 'rospy.sleep('] },
  ],
  [
    'that commands come every two seconds, before the next of them',
    tooSeldom,
    withRobot(rushing, { commands: 3, span: 4, silence: 1.9 }),
    { ...nothing, kind: 'tooSeldom', name: '/cmd_vel', measured: '0.5', code: ['rospy.Rate(', 'rospy.sleep('] },
  ],
  [
    'two commands that are just so far apart that they say a rate',
    tooSeldom,
    withRobot(rushing, { commands: 2, span: 1.5, silence: 0 }),
    { ...nothing, kind: 'tooSeldom', name: '/cmd_vel', measured: '0.7', code: ['rospy.Rate(', 'rospy.sleep('] },
  ],
  [
    'that each command is to stand still',
    standsStill,
    stationary,
    { ...nothing, kind: 'standsStill', name: '/cmd_vel', code: linear },
  ],
  [
    'an angle in degrees, from ten on',
    inDegrees,
    commanded(50, 0, -10),
    { ...nothing, kind: 'inDegrees', measured: '-10', other: '2', code: angular },
  ],
  [
    'a speed beyond what the robot can do, backwards as well',
    tooFast,
    commanded(50, -1.256, 0),
    { ...nothing, kind: 'tooFast', name: 'linear.x', measured: '-1.26', other: '1', code: linear },
  ],
  [
    'a turn beyond what the robot can do',
    tooFast,
    commanded(50, 0, -2.5),
    { ...nothing, kind: 'tooFast', name: 'angular.z', measured: '-2.5', other: '2', code: angular },
  ],
  [
    'the first five of many programs that command the robot at once',
    twoCommand,
    { ...rushing, topics: publishing('/a', '/b', '/c', '/d', '/e', '/f') },
    { ...nothing, kind: 'twoCommand', name: '/a, /b, /c, /d, /e', measured: '6' },
  ],
  [
    'a wall in front of a robot that is told to drive on',
    wall,
    blocked,
    { ...nothing, kind: 'wall', measured: '0.35', code: linear },
  ],
  [
    'a corner that is caught where the ray straight ahead is free',
    wall,
    caught,
    { ...nothing, kind: 'wall', code: linear },
  ],
  [
    'a robot that is caught while it backs, whatever is ahead',
    wall,
    withRobot(commanded(50, -0.1, 0), { touches: true, ahead: 0.2 }),
    { ...nothing, kind: 'wall', code: linear },
  ],
  [
    'a robot that is caught while it turns',
    wall,
    withRobot(commanded(50, 0, 0.5), { touches: true, ahead: null }),
    { ...nothing, kind: 'wall', code: angular },
  ],
])('finds %s', (_, rule, graph, found) => {
  expect(rule(graph)).toEqual(found);
});

it.each<[string, Rule, GraphSnapshot]>([
  ['a program that commands', notCommanded, withRobot(silent, { commands: 1 })],
  ['less than two seconds', notCommanded, withRobot(silent, { seconds: 1.9 })],
  ['a program that has not said that it commands', notCommanded, still],
  ['two commands a second', tooSeldom, withRobot(rushing, { commands: 10, span: 4.5 })],
  ['no command at all', tooSeldom, withRobot(rushing, { commands: 0, span: 0, silence: null })],
  ['one command', tooSeldom, withRobot(rushing, { commands: 1, span: 0 })],
  ['two commands that say no rate yet', tooSeldom, withRobot(rushing, { commands: 2, span: 1.4 })],
  ['a program that has only begun', tooSeldom, withRobot(rushing, { commands: 8, span: 0.7 })],
  ['a program that stopped', tooSeldom, withRobot(rushing, { commands: 8, span: 0.7, silence: 4.2 })],
  ['a slow program that stopped', tooSeldom, withRobot(rushing, { commands: 4, span: 3, silence: 1.1 })],
  ['a robot that drove before it was told to stand', standsStill, withRobot(stationary, { driven: 0.5 })],
  ['a command to drive', standsStill, rushing],
  ['a command to turn', standsStill, commanded(50, 0, 0.5)],
  ['an old command to stand still', standsStill, withRobot(stationary, { commands: 0 })],
  ['commands that nobody knows', standsStill, withRobot(stationary, { last: null })],
  ['a fast turn', inDegrees, commanded(50, 0, 9.9)],
  ['an old turn in degrees', inDegrees, commanded(0, 0, 90)],
  ['no turn that is known', inDegrees, withRobot(stationary, { last: null })],
  ['all that the robot can do', tooFast, commanded(50, -1, 2)],
  ['a turn in degrees, which is another fault', tooFast, commanded(50, 0, 10)],
  ['an old command that is too fast', tooFast, commanded(0, 3, 0)],
  ['no speed that is known', tooFast, withRobot(rushing, { last: null })],
  ['one program beside the robot', twoCommand, { ...rushing, topics: publishing('/a', '/robot', '/servolab_7') }],
  ['two programs that say nothing', twoCommand, { ...still, topics: publishing('/a', '/b') }],
  ['two programs while there is no robot', twoCommand, { ...rushing, robot: null, topics: publishing('/a', '/b') }],
  ['nobody who commands', twoCommand, { ...rushing, topics: [] }],
  ['a wall that is far', wall, withRobot(rushing, { ahead: 0.36 })],
  ['free space', wall, withRobot(rushing, { ahead: null })],
  ['a wall before a robot that nobody commands', wall, withRobot(blocked, { commands: 0 })],
  ['a wall that a robot drives along', wall, withRobot(blocked, { driven: 0.5 })],
  ['a wall that a robot backs away from', wall, withRobot(commanded(50, -0.1, 0), { ahead: 0.2 })],
  ['a wall before a robot that is to stand', wall, withRobot(stationary, { ahead: 0.2 })],
  ['a wall before a robot whose command nobody knows', wall, withRobot(blocked, { last: null })],
  ['a touch of a robot that drives along', wall, withRobot(caught, { driven: 0.5 })],
  ['a touch of a robot that nobody commands', wall, withRobot(caught, { commands: 0 })],
  ['a touch of a robot that is to stand', wall, withRobot(stationary, { touches: true })],
])('finds nothing wrong with %s', (_, rule, graph) => {
  expect(rule(graph)).toBeUndefined();
});

it('finds nothing in commands where no robot answers', () => {
  const graph = { ...rushing, robot: null };
  for (const rule of [notCommanded, tooSeldom, standsStill, inDegrees, tooFast, twoCommand, wall])
    expect(rule(graph)).toBeUndefined();
});
