import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { Trial, TrialReport } from '#server/sandbox/trialMessages.ts';
import { RobotProxy } from '#server/sandbox/agent/RobotProxy.ts';
import { maze, yard } from '../robot/worlds.ts';

function openRobot(): { input: PassThrough; output: PassThrough; received: () => unknown[] } {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let text = '';
  input.on('data', (bytes: Buffer) => (text += bytes.toString()));
  return {
    input,
    output,
    received: () =>
      text
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

function hold() {
  const tried: TrialReport[] = [];
  const noted: string[] = [];
  const proxy = new RobotProxy(
    (report) => tried.push(report),
    (text) => noted.push(text),
  );
  return { proxy, tried, noted };
}

const enter = (world: unknown) => ({ type: 'enter', world });

it('tells the robot that runs of each world, a line each', () => {
  const { proxy } = hold();
  const robot = openRobot();
  void proxy.attach(robot.input, robot.output);
  expect(robot.received()).toEqual([]);
  proxy.openWorld(yard);
  proxy.openWorld(maze);
  expect(robot.received()).toEqual([enter(yard), enter(maze)]);
});

it('tells a robot that starts later, or takes the place of another, of the newest world and whether it is watched', () => {
  const { proxy } = hold();
  const [first, second, third] = [openRobot(), openRobot(), openRobot()];
  proxy.openWorld(yard);
  void proxy.attach(first.input, first.output);
  proxy.openWorld(maze);
  proxy.watch(true);
  void proxy.attach(second.input, second.output);
  proxy.watch(false);
  void proxy.attach(third.input, third.output);
  expect(first.received()).toEqual([enter(yard), enter(maze), { type: 'watch', isWatched: true }]);
  expect(second.received()).toEqual([
    enter(maze),
    { type: 'watch', isWatched: true },
    { type: 'watch', isWatched: false },
  ]);
  expect(third.received()).toEqual([enter(maze)]);
});

it('resets the robot that runs, and none that is started later', () => {
  const { proxy } = hold();
  const [first, second] = [openRobot(), openRobot()];
  void proxy.attach(first.input, first.output);
  proxy.reset();
  void proxy.attach(second.input, second.output);
  expect(first.received()).toEqual([{ type: 'reset' }]);
  expect(second.received()).toEqual([]);
});

const trial: Trial = { world: yard, goal: [{ check: 'stop' }], rules: { silentSeconds: 20, wallSeconds: 180 } };

it('lets one robot judge a program, and none that takes its place', async () => {
  const { proxy, tried } = hold();
  const [first, second] = [openRobot(), openRobot()];
  proxy.openTrial(trial);
  void proxy.attach(first.input, first.output);
  proxy.endTrial();
  void proxy.attach(second.input, second.output);
  first.output.write(`${JSON.stringify({ type: 'tried', report: { state: 'ready' } })}\n`);
  await expect.poll(() => tried).toEqual([{ state: 'ready' }]);
  expect(first.received()).toEqual([{ type: 'try', trial }, { type: 'programEnded' }]);
  expect(second.received()).toEqual([]);
});

it('lets a robot judge that runs already', () => {
  const { proxy } = hold();
  const robot = openRobot();
  void proxy.attach(robot.input, robot.output);
  proxy.openTrial(trial);
  expect(robot.received()).toEqual([{ type: 'try', trial }]);
});

it('hands on what a trial tells, and says when a robot speaks nonsense', async () => {
  const { proxy, tried, noted } = hold();
  const robot = openRobot();
  const line = `${JSON.stringify({ type: 'tried', report: { state: 'ready' } })}\n`;
  void proxy.attach(robot.input, robot.output);
  robot.output.write(line);
  await expect.poll(() => tried).toHaveLength(1);
  robot.output.write('{"type":"flown"}\n');
  await expect.poll(() => noted.length).toBe(1);
  robot.output.write(line);
  expect(tried).toHaveLength(1);
});

it('minds no robot that is gone', () => {
  const { proxy } = hold();
  const robot = openRobot();
  void proxy.attach(robot.input, robot.output);
  robot.input.destroy(new Error('EPIPE'));
  expect(() => proxy.openWorld(yard)).not.toThrow();
});

it('is told by a robot when that is ready, each time one takes the place of another', async () => {
  const { proxy } = hold();
  for (const robot of [openRobot(), openRobot()]) {
    let isReady = false;
    const ready = proxy.attach(robot.input, robot.output).then(() => (isReady = true));
    robot.output.write(`${JSON.stringify({ type: 'tried', report: { state: 'ready' } })}\n`);
    await new Promise(setImmediate);
    expect(isReady).toBe(false);
    robot.output.write(`${JSON.stringify({ type: 'ready' })}\n`);
    await ready;
  }
});
