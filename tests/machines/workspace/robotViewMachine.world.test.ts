import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  selectHasWorldFailed,
  selectIsElsewhere,
  selectOdometry,
  selectWorld,
} from '#machines/workspace/robotViewSelectors.ts';
import { fakeRos } from '../../fakes/fakeRos.ts';
import { emptyWorld } from '../../fakes/fakeRobot.ts';
import { openShown, openView } from './openRobotView.ts';

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
