import { expect, it } from 'vitest';
import type { ControlFrame } from '#machines/ports/socketPort.ts';
import {
  selectIsPaused,
  selectRefusal,
  selectReturns,
  selectWhyUnavailable,
} from '#machines/workspace/robotViewSelectors.ts';
import { openShown, openView } from './openRobotView.ts';

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
