/** Whose a node is, and what the robot has to do with a topic. */
import { expect, it } from 'vitest';
import { commandersIn, hasMoved, learnersOf, namesOfRobot, roleOf } from '#machines/doctor/graphFacts.ts';
import { still, withCommandTopic } from './snapshots.ts';

const moved = (driven: number, turned: number) => hasMoved({ ...still.robot, driven, turned });

it.each([
  ['/robot', 'robot'],
  ['/drive_by_hand', 'hand'],
  ['/servolab_17', 'site'],
  ['/my/servolab', 'program'],
  ['/robot_driver', 'program'],
])('knows whose %s is', (node, role) => {
  expect(roleOf(node)).toBe(role);
});

it('counts a program and a hand among the learner’s, and neither the robot nor the site', () => {
  const nodes = ['/robot', '/driver', '/servolab_17', '/drive_by_hand', '/my/servolab'];
  expect(learnersOf(nodes)).toEqual(['/driver', '/drive_by_hand', '/my/servolab']);
});

it('knows who commands', () => {
  expect(commandersIn({ ...still, topics: withCommandTopic({}) })).toEqual(['/driver']);
  expect(commandersIn({ ...still, topics: withCommandTopic({ publishers: ['/robot'] }) })).toEqual([]);
  expect(commandersIn({ ...still, topics: [] })).toEqual([]);
});

it('names what the robot listens to, and what it publishes', () => {
  expect(namesOfRobot(still, 'subscribers')).toEqual(['/cmd_vel', '/reset']);
  expect(namesOfRobot(still, 'publishers')).toEqual(['/scan', '/odom']);
});

it('takes for a move only what physics does not do to a robot at rest', () => {
  expect(moved(0.03, 0.05)).toBe(false);
  expect(moved(0.031, 0)).toBe(true);
  expect(moved(0, 0.051)).toBe(true);
});
