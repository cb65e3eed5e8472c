import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { ROBOT_REQUESTS } from '#contract/socket.ts';
import {
  type DriveReport,
  driveMachine,
  selectDriveRefusal,
  selectDriveState,
} from '#machines/workspace/driveMachine.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openDrive() {
  const clock = new SimulatedClock();
  const owner = fakeOwner<DriveReport>();
  const drive = createActor(driveMachine, { input: { owner: owner.actor }, clock }).start();
  const answer = (request: (typeof ROBOT_REQUESTS)[number], error: string | null = null) =>
    drive.send({
      type: 'frame.received',
      frame: { type: 'robot_answered', request, success: error === null, error },
    });
  return {
    drive,
    clock,
    answer,
    state: () => selectDriveState(drive.getSnapshot()),
    asked: () => owner.reports.flatMap((report) => (report.type === 'drive.framed' ? [report.frame.type] : [])),
    /** How often it was told that somebody begins to drive. */
    begun: () => owner.reports.filter(({ type }) => type === 'drive.moved').length,
    /** The speeds that were told, since the last call. */
    driven: () =>
      owner.reports
        .splice(0)
        .flatMap((report) =>
          report.type === 'drive.framed' && report.frame.type === 'drive_robot'
            ? [[report.frame.linear, report.frame.angular]]
            : [],
        ),
  };
}

/** Somebody drives, and holds nothing yet. */
function openManual() {
  const opened = openDrive();
  opened.drive.send({ type: 'connection.opened' });
  opened.drive.send({ type: 'drive.begun' });
  opened.answer('take_robot');
  return opened;
}

it('takes the robot when it is told to, and releases it when that ends', () => {
  const { drive, asked, answer, state } = openDrive();
  drive.send({ type: 'drive.begun' });
  expect(asked()).toEqual([]);
  drive.send({ type: 'connection.opened' });
  drive.send({ type: 'drive.begun' });
  expect(state()).toBe('taking');
  answer('take_robot');
  expect(state()).toBe('manual');
  drive.send({ type: 'drive.ended' });
  expect(asked()).toEqual(['take_robot', 'release_robot']);
  expect(state()).toBe('parked');
});

it('commands nothing before something is held', () => {
  const { clock, driven } = openManual();
  clock.increment(1000);
  expect(driven()).toEqual([]);
});

it('tells the way at once, ten times a second while it is held, and once that it is let go', () => {
  const { drive, clock, driven } = openManual();
  drive.send({ type: 'ways.pressed', ways: ['ahead'] });
  for (let waited = 0; waited < 250; waited += 50) clock.increment(50);
  expect(driven()).toEqual([
    [0.5, 0],
    [0.5, 0],
    [0.5, 0],
  ]);
  drive.send({ type: 'ways.released', ways: ['ahead'] });
  clock.increment(1000);
  expect(driven()).toEqual([[0, 0]]);
});

it('drives every way, two of them at once, and none of two that cancel each other', () => {
  const { drive, driven } = openManual();
  drive.send({ type: 'ways.pressed', ways: ['back'] });
  drive.send({ type: 'ways.pressed', ways: ['left'] });
  drive.send({ type: 'ways.released', ways: ['back'] });
  drive.send({ type: 'ways.pressed', ways: ['right'] });
  expect(driven()).toEqual([
    [-0.5, 0],
    [-0.5, 1.2],
    [0, 1.2],
    [0, 0],
  ]);
});

it('stops the robot when nobody can hold it any longer', () => {
  const { drive, clock, driven, state } = openManual();
  drive.send({ type: 'ways.pressed', ways: ['ahead', 'left'] });
  drive.send({ type: 'hands.lifted' });
  clock.increment(1000);
  expect(driven()).toEqual([
    [0.5, 1.2],
    [0, 0],
  ]);
  expect(state()).toBe('manual');
});

it('is over when the connection is lost, and begins again with nothing held', () => {
  const { drive, clock, driven, state } = openManual();
  drive.send({ type: 'ways.pressed', ways: ['ahead'] });
  drive.send({ type: 'connection.closed' });
  expect(state()).toBe('disconnected');
  driven();
  clock.increment(1000);
  drive.send({ type: 'connection.opened' });
  expect(state()).toBe('parked');
  expect(driven()).toEqual([]);
});

it('says why the robot cannot be driven, until it is tried again', () => {
  const { drive, answer, state } = openManual();
  answer('watch_robot', 'Not asked here.');
  expect(state()).toBe('manual');
  answer('drive_robot', 'The robot does not run.');
  expect(state()).toBe('parked');
  expect(selectDriveRefusal(drive.getSnapshot())).toEqual({ why: 'The robot does not run.' });
  drive.send({ type: 'drive.begun' });
  expect(selectDriveRefusal(drive.getSnapshot())).toBeNull();
});

it('tells that somebody begins to drive, once for as long as they hold something', () => {
  const { drive, clock, begun } = openManual();
  expect(begun()).toBe(0);
  drive.send({ type: 'ways.pressed', ways: ['ahead'] });
  clock.increment(500);
  drive.send({ type: 'ways.pressed', ways: ['left'] });
  expect(begun()).toBe(1);
  drive.send({ type: 'hands.lifted' });
  drive.send({ type: 'ways.pressed', ways: ['back'] });
  expect(begun()).toBe(2);
});

it.each([
  ['the connection is lost', { type: 'connection.closed' }, 'disconnected', ['take_robot']],
  ['its learner would rather not', { type: 'drive.ended' }, 'parked', ['take_robot', 'release_robot']],
] as const)('drives nothing when %s before the robot was taken', (_, event, left, frames) => {
  const { drive, asked, answer, state } = openDrive();
  drive.send({ type: 'connection.opened' });
  drive.send({ type: 'drive.begun' });
  drive.send(event);
  answer('take_robot');
  expect(state()).toBe(left);
  expect(asked()).toEqual(frames);
});

it('says by a fact why the robot cannot be driven, where the server tells one', () => {
  const { drive } = openManual();
  const why = { code: 'ROBOT_NOT_RUNNING', facts: {} } as const;
  const frame = { type: 'robot_answered', request: 'drive_robot', success: false, error: 'No robot', ...why } as const;
  drive.send({ type: 'frame.received', frame });
  expect(selectDriveRefusal(drive.getSnapshot())).toEqual({ why });
});

it('says why the robot could not be taken', () => {
  const { drive, answer, state } = openDrive();
  drive.send({ type: 'connection.opened' });
  drive.send({ type: 'drive.begun' });
  answer('take_robot', 'there is no robot');
  expect(state()).toBe('parked');
  expect(selectDriveRefusal(drive.getSnapshot())).toEqual({ why: 'there is no robot' });
});

it('gives up when nobody has answered for half a minute, and takes its request back', () => {
  const { drive, answer, asked, state, clock } = openDrive();
  drive.send({ type: 'connection.opened' });
  drive.send({ type: 'drive.begun' });
  clock.increment(29_999);
  expect(state()).toBe('taking');
  clock.increment(1);
  expect(state()).toBe('parked');
  expect(selectDriveRefusal(drive.getSnapshot())).toEqual({ why: { code: 'GRAPH_UNANSWERED', facts: {} } });
  expect(asked()).toEqual(['take_robot', 'release_robot']);
  answer('take_robot');
  expect(state()).toBe('parked');
});

it('takes no robot without a connection, also after there was one', () => {
  const { drive, asked, state } = openDrive();
  drive.send({ type: 'connection.opened' });
  drive.send({ type: 'connection.closed' });
  drive.send({ type: 'drive.begun' });
  expect([state(), asked()]).toEqual(['disconnected', []]);
});
