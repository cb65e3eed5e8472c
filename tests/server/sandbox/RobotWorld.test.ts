import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { RobotWorld } from '#server/sandbox/agent/RobotWorld.ts';
import { maze, yard } from '../robot/worlds.ts';

function openRobot(): { input: PassThrough; received: () => unknown[] } {
  const input = new PassThrough();
  let text = '';
  input.on('data', (bytes: Buffer) => (text += bytes.toString()));
  return {
    input,
    received: () =>
      text
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

it('tells the robot that runs of each world, a line each', () => {
  const world = new RobotWorld();
  const robot = openRobot();
  world.attach(robot.input);
  expect(robot.received()).toEqual([]);
  world.open(yard);
  world.open(maze);
  expect(robot.received()).toEqual([yard, maze]);
});

it('tells a robot that starts later, or takes the place of another, of the newest world', () => {
  const world = new RobotWorld();
  const [first, second] = [openRobot(), openRobot()];
  world.open(yard);
  world.attach(first.input);
  world.open(maze);
  world.attach(second.input);
  expect(first.received()).toEqual([yard, maze]);
  expect(second.received()).toEqual([maze]);
});

it('minds no robot that is gone', () => {
  const world = new RobotWorld();
  const robot = openRobot();
  world.attach(robot.input);
  robot.input.destroy(new Error('EPIPE'));
  expect(() => world.open(yard)).not.toThrow();
});
