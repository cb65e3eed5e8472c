import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { type RobotViewReport, robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import {
  selectHasWorldFailed,
  selectIsElsewhere,
  selectIsPaused,
  selectOdometry,
  selectRefusal,
  selectReturns,
  selectRobotViewState,
  selectWhyUnavailable,
  selectWorld,
} from '#machines/workspace/robotViewSelectors.ts';
import type { ControlFrame } from '#machines/ports/socketPort.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { emptyWorld, fakeRobot } from '../../fakes/fakeRobot.ts';
import { fakeRos } from '../../fakes/fakeRos.ts';

function openView(ros = fakeRos()) {
  const clock = new SimulatedClock();
  const owner = fakeOwner<RobotViewReport>();
  const robot = fakeRobot();
  const view = createActor(robotViewMachine, { input: { robot, ros, owner: owner.actor }, clock }).start();
  return {
    view,
    robot,
    ros,
    clock,
    asked: () => owner.reports.map(({ frame }) => frame.type),
    state: () => selectRobotViewState(view.getSnapshot()),
  };
}

/** A view that is looked at, over a connection. */
function openShown(ros = fakeRos()) {
  const opened = openView(ros);
  opened.view.send({ type: 'connection.opened' });
  opened.view.send({ type: 'view.shown' });
  return opened;
}

it('asks for the robot only while somebody looks and there is a connection', () => {
  const { view, asked, state } = openView();
  view.send({ type: 'connection.opened' });
  expect(asked()).toEqual([]);
  view.send({ type: 'view.shown' });
  expect(asked()).toEqual(['watch_robot']);
  view.send({ type: 'view.hidden' });
  expect(asked()).toEqual(['watch_robot', 'unwatch_robot']);
  view.send({ type: 'connection.closed' });
  view.send({ type: 'view.shown' });
  expect(state()).toBe('disconnected');
  view.send({ type: 'connection.opened' });
  expect(asked().at(-1)).toBe('watch_robot');
});

it('is live as long as frames arrive, and late after three seconds without', () => {
  const { robot, clock, state } = openShown();
  expect(state()).toBe('asking');
  robot.show({ at: 0 });
  expect(state()).toBe('live');
  clock.increment(2900);
  robot.show({ at: 2900 });
  clock.increment(2999);
  expect(state()).toBe('live');
  clock.increment(1);
  expect(state()).toBe('late');
  robot.show({ at: 6000 });
  expect(state()).toBe('live');
});

it('says why the server has no robot to show, and asks again when told to', () => {
  const { view, asked, state } = openShown();
  const why = { code: 'SANDBOX_UNAVAILABLE', facts: { fault: 'not_installed' } } as const;
  const frame = { type: 'robot_answered', request: 'watch_robot', success: false, error: 'No sandbox' } as const;
  view.send({ type: 'frame.received', frame: { ...frame, ...why } });
  expect([state(), selectWhyUnavailable(view.getSnapshot())]).toEqual(['unavailable', why]);
  view.send({ type: 'retry.requested' });
  expect(state()).toBe('asking');
  expect(asked()).toEqual(['watch_robot', 'watch_robot']);
  view.send({ type: 'frame.received', frame });
  expect(selectWhyUnavailable(view.getSnapshot())).toBe('No sandbox');
});

it('gives up when nothing is seen of the robot for half a minute, and shows one that comes later', () => {
  const { view, robot, clock, state } = openShown();
  clock.increment(29_999);
  expect(state()).toBe('asking');
  clock.increment(1);
  const why = { code: 'GRAPH_UNANSWERED', facts: {} };
  expect([state(), selectWhyUnavailable(view.getSnapshot())]).toEqual(['unavailable', why]);
  robot.show({ at: 0 });
  expect(state()).toBe('live');
});

it('resets a robot that is seen, and counts its returns', () => {
  const { view, robot, asked } = openShown();
  view.send({ type: 'reset.requested' });
  expect(asked()).toEqual(['watch_robot']);
  robot.show({ era: 1 });
  view.send({ type: 'reset.requested' });
  expect(asked()).toEqual(['watch_robot', 'reset_robot']);
  robot.show({ era: 2 });
  expect(selectReturns(view.getSnapshot())).toBe(1);
});

it.each([
  ['a reset', 'reset_robot', 'reset.requested'],
  ['a pause', 'pause_robot', 'pause.requested'],
  ['going on', 'continue_robot', 'continue.requested'],
] as const)('says that %s was refused and why, until something is wished again', (_, request, event) => {
  const { view, robot } = openShown();
  const why = { code: 'ROBOT_NOT_RUNNING', facts: {} } as const;
  const frame = { type: 'robot_answered', request, success: false, error: 'The robot does not run.', ...why } as const;
  robot.show({ era: 1 });
  view.send({ type: 'frame.received', frame });
  expect(selectRefusal(view.getSnapshot())).toEqual({ request, why });
  view.send({ type: event });
  expect(selectRefusal(view.getSnapshot())).toBeNull();
  view.send({ type: 'frame.received', frame: { type: 'robot_answered', request, success: false, error: null } });
  expect(selectRefusal(view.getSnapshot())).toEqual({ request, why: null });
});

it.each(['seen again', 'asked for again'])('says no longer that a wish was refused once the robot is %s', (how) => {
  const { view, robot, clock } = openShown();
  robot.show({ at: 0 });
  const frame = { type: 'robot_answered', request: 'reset_robot', success: false, error: 'No robot' } as const;
  view.send({ type: 'frame.received', frame });
  clock.increment(3000);
  expect(selectRefusal(view.getSnapshot())).not.toBeNull();
  if (how === 'seen again') robot.show({ at: 4000 });
  else view.send({ type: 'retry.requested' });
  expect(selectRefusal(view.getSnapshot())).toBeNull();
});

it('fetches a world once, and the next one when the robot enters it', async () => {
  const { view, robot, ros } = openShown();
  const untilIn = (id: number | null) =>
    waitFor(view, (snapshot) => snapshot.matches({ world: 'loaded' }) && selectWorld(snapshot)?.challenge_id === id);
  await untilIn(null);
  const practice = selectWorld(view.getSnapshot());
  robot.show({ world: null });
  expect(view.getSnapshot().matches({ world: 'loaded' })).toBe(true);
  expect(selectWorld(view.getSnapshot())).toBe(practice);
  await ros.openWorld(2);
  robot.show({ world: 2 });
  await untilIn(2);
});

it('says that the robot is elsewhere while somebody looks and its world is known to be another one', async () => {
  const { view, robot, ros } = openShown();
  const isElsewhereThan = (id: number | null) => selectIsElsewhere(view.getSnapshot(), id);
  expect([isElsewhereThan(null), isElsewhereThan(2)]).toEqual([false, false]);
  await ros.openWorld(2);
  robot.show({ world: 2 });
  await waitFor(view, (snapshot) => selectWorld(snapshot)?.challenge_id === 2);
  expect([isElsewhereThan(null), isElsewhereThan(2)]).toEqual([true, false]);
  view.send({ type: 'view.hidden' });
  expect(isElsewhereThan(null)).toBe(false);
});

it('says of a world whose wheels mislead the odometry that they do, and of no other one', async () => {
  const exact = openShown();
  expect(selectOdometry(exact.view.getSnapshot())).toBe('exact');
  await waitFor(exact.view, (snapshot) => snapshot.matches({ world: 'loaded' }));
  expect(selectOdometry(exact.view.getSnapshot())).toBe('exact');
  const opened = emptyWorld(2);
  const world = { ...opened.world, odometry: { scale: 1.1, bend: 0 } };
  const misled = openShown({ ...fakeRos(), world: async () => ({ ...opened, world }) });
  await waitFor(misled.view, (snapshot) => snapshot.matches({ world: 'loaded' }));
  expect(selectOdometry(misled.view.getSnapshot())).toBe('misled');
});

it('takes nothing but a refusal for one', () => {
  const { view, robot } = openShown();
  robot.show({ at: 0 });
  const refusalAfter = (frame: ControlFrame) => {
    view.send({ type: 'frame.received', frame });
    return selectRefusal(view.getSnapshot());
  };
  expect(refusalAfter({ type: 'robot_answered', request: 'reset_robot', success: true, error: null })).toBeNull();
  expect(refusalAfter({ type: 'robot_answered', request: 'take_robot', success: false, error: 'No' })).toBeNull();
});

it('shows no world that the robot has left while it was on its way', async () => {
  const { view, robot, ros } = openShown();
  await waitFor(view, (snapshot) => snapshot.matches({ world: 'loaded' }));
  await ros.openWorld(2);
  robot.show({ world: 2 });
  await ros.openWorld(null);
  robot.show({ world: null });
  await waitFor(view, (snapshot) => snapshot.matches({ world: 'loaded' }));
  expect(selectWorld(view.getSnapshot())).toMatchObject({ challenge_id: null });
});

it('tries again by itself when the robot comes back to a world that is known from one that did not come', async () => {
  const { view, robot, ros } = openShown();
  await waitFor(view, (snapshot) => snapshot.matches({ world: 'loaded' }));
  ros.break('boom');
  robot.show({ world: 2 });
  await waitFor(view, selectHasWorldFailed);
  ros.heal();
  robot.show({ world: null });
  await waitFor(view, (snapshot) => snapshot.matches({ world: 'loaded' }));
  expect(selectWorld(view.getSnapshot())).toMatchObject({ challenge_id: null });
});

it('says when the world did not come, and asks again when told to', async () => {
  const { view, ros } = openView();
  ros.break('boom');
  view.send({ type: 'view.shown' });
  await waitFor(view, selectHasWorldFailed);
  ros.heal();
  view.send({ type: 'world.requested' });
  await waitFor(view, (snapshot) => snapshot.matches({ world: 'loaded' }));
  expect(selectWorld(view.getSnapshot())).toMatchObject({ challenge_id: null });
});

it('pauses and continues the simulation as it is told, and believes what is seen', () => {
  const { view, robot, asked } = openShown();
  robot.show({ at: 0 });
  view.send({ type: 'pause.requested' });
  expect(selectIsPaused(view.getSnapshot())).toBe(false);
  robot.show({ at: 40, paused: true });
  expect(selectIsPaused(view.getSnapshot())).toBe(true);
  view.send({ type: 'continue.requested' });
  robot.show({ at: 80 });
  expect(selectIsPaused(view.getSnapshot())).toBe(false);
  expect(asked()).toEqual(['watch_robot', 'pause_robot', 'continue_robot']);
});

it('lets a paused simulation go on for a program that is started', () => {
  const { view, robot, asked } = openShown();
  view.send({ type: 'program.started' });
  robot.show({ at: 0, paused: true });
  view.send({ type: 'program.started' });
  expect(asked()).toEqual(['watch_robot', 'continue_robot']);
});

it('asks for nothing when nobody looks any more before there is a connection', () => {
  const { view, asked } = openView();
  view.send({ type: 'view.shown' });
  view.send({ type: 'view.hidden' });
  view.send({ type: 'connection.opened' });
  expect(asked()).toEqual([]);
});

it('asks anew when the connection is back while somebody looks', () => {
  const { view, asked, state } = openShown();
  view.send({ type: 'connection.closed' });
  expect(state()).toBe('disconnected');
  view.send({ type: 'connection.opened' });
  expect(asked().filter((type) => type === 'watch_robot')).toHaveLength(2);
});

it('asks again for a robot of which nothing comes when told to', () => {
  const { view, robot, clock, asked, state } = openShown();
  robot.show({ at: 0 });
  clock.increment(3000);
  expect(state()).toBe('late');
  view.send({ type: 'retry.requested' });
  expect(state()).toBe('asking');
  expect(asked().at(-1)).toBe('watch_robot');
});
