import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { Trial, TrialReport } from '#server/sandbox/trialMessages.ts';
import { HeldRobot } from '#server/sandbox/agent/HeldRobot.ts';
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
  const held = new HeldRobot(
    (report) => tried.push(report),
    (text) => noted.push(text),
  );
  return { held, tried, noted };
}

const enter = (world: unknown) => ({ type: 'enter', world });

it('tells the robot that runs of each world, a line each', () => {
  const { held } = hold();
  const robot = openRobot();
  void held.attach(robot.input, robot.output);
  expect(robot.received()).toEqual([]);
  held.openWorld(yard);
  held.openWorld(maze);
  expect(robot.received()).toEqual([enter(yard), enter(maze)]);
});

it('tells a robot that starts later, or takes the place of another, of the newest world and whether it is watched', () => {
  const { held } = hold();
  const [first, second, third] = [openRobot(), openRobot(), openRobot()];
  held.openWorld(yard);
  void held.attach(first.input, first.output);
  held.openWorld(maze);
  held.watch(true);
  void held.attach(second.input, second.output);
  held.watch(false);
  void held.attach(third.input, third.output);
  expect(first.received()).toEqual([enter(yard), enter(maze), { type: 'watch', isWatched: true }]);
  expect(second.received()).toEqual([
    enter(maze),
    { type: 'watch', isWatched: true },
    { type: 'watch', isWatched: false },
  ]);
  expect(third.received()).toEqual([enter(maze)]);
});

it('resets the robot that runs, and none that is started later', () => {
  const { held } = hold();
  const [first, second] = [openRobot(), openRobot()];
  void held.attach(first.input, first.output);
  held.reset();
  void held.attach(second.input, second.output);
  expect(first.received()).toEqual([{ type: 'reset' }]);
  expect(second.received()).toEqual([]);
});

const trial: Trial = { world: yard, goal: [{ check: 'stop' }], rules: { silentSeconds: 20, wallSeconds: 180 } };

it('lets one robot judge a program, and none that takes its place', async () => {
  const { held, tried } = hold();
  const [first, second] = [openRobot(), openRobot()];
  held.openTrial(trial);
  void held.attach(first.input, first.output);
  held.endTrial();
  void held.attach(second.input, second.output);
  first.output.write(`${JSON.stringify({ type: 'tried', report: { state: 'ready' } })}\n`);
  await expect.poll(() => tried).toEqual([{ state: 'ready' }]);
  expect(first.received()).toEqual([{ type: 'try', trial }, { type: 'programEnded' }]);
  expect(second.received()).toEqual([]);
});

it('lets a robot judge that runs already', () => {
  const { held } = hold();
  const robot = openRobot();
  void held.attach(robot.input, robot.output);
  held.openTrial(trial);
  expect(robot.received()).toEqual([{ type: 'try', trial }]);
});

it('hands on what a trial tells, and says when a robot speaks nonsense', async () => {
  const { held, tried, noted } = hold();
  const robot = openRobot();
  const told = `${JSON.stringify({ type: 'tried', report: { state: 'ready' } })}\n`;
  void held.attach(robot.input, robot.output);
  robot.output.write(told);
  await expect.poll(() => tried).toHaveLength(1);
  robot.output.write('{"type":"flown"}\n');
  await expect.poll(() => noted.length).toBe(1);
  robot.output.write(told);
  expect(tried).toHaveLength(1);
});

it('minds no robot that is gone', () => {
  const { held } = hold();
  const robot = openRobot();
  void held.attach(robot.input, robot.output);
  robot.input.destroy(new Error('EPIPE'));
  expect(() => held.openWorld(yard)).not.toThrow();
});

it('is told by a robot when that is ready, each time one takes the place of another', async () => {
  const { held } = hold();
  for (const robot of [openRobot(), openRobot()]) {
    let isReady = false;
    const ready = held.attach(robot.input, robot.output).then(() => (isReady = true));
    robot.output.write(`${JSON.stringify({ type: 'tried', report: { state: 'ready' } })}\n`);
    await new Promise(setImmediate);
    expect(isReady).toBe(false);
    robot.output.write(`${JSON.stringify({ type: 'ready' })}\n`);
    await ready;
  }
});
