// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { JudgedRun } from '#contract/judgedRun.ts';
import { robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { scrubberMachine } from '#machines/workspace/scrubberMachine.ts';
import { RobotView } from '#src/views/workspace/robot/RobotView.tsx';
import { fakePast } from '../../../fakes/fakePast.ts';
import { emptyWorld, fakeRobot } from '../../../fakes/fakeRobot.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { readyFile, stillDisplay, stillDrive, stillKeptRuns, stillLaunch } from '../../../models/views/besideStrip.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

const opened = emptyWorld(1);
opened.world.regions.push({ name: 'target', shape: 'circle', at: [3, 0], radius: 0.5 });
opened.world.regions.push({ name: 'other', shape: 'circle', at: [-4, 0], radius: 0.5 });

const run: JudgedRun = {
  every: 100,
  poses: [[0, 0, 0]],
  crates: [],
  regions: [{ name: 'target', shape: 'circle', at: [5, 1], radius: 0.5 }],
};

function openView({ world = opened, returns = 0 } = {}) {
  const robot = fakeRobot();
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  const robotView = frozenActor(robotViewMachine, {
    value: { view: { hidden: 'connected' }, time: 'running', world: 'loaded' },
    context: { robot, world, returns, refusal: null, whyUnavailable: null },
  });
  const { container } = render(
    <RobotView
      robotView={robotView}
      robotDisplay={stillDisplay}
      scrubber={scrubber}
      keptRuns={stillKeptRuns}
      drive={stillDrive}
      launch={stillLaunch}
      file={readyFile}
    />,
    { wrapper: inEnglish },
  );
  const regions = () =>
    [...container.querySelectorAll('circle.stroke-good')].map((circle) => Number(circle.getAttribute('cx')));
  return { past, robot, scrubber, regions };
}

it('draws the goal where it was in the run of the judge that is watched, and afterwards where it is', () => {
  const { past, scrubber, regions } = openView();
  act(() => past.see(0, { world: 1 }));
  expect(regions()).toEqual([3, -4]);
  act(() => {
    scrubber.send({ type: 'judgedRun.chosen', run, challengeId: 1, from: 'end' });
    past.paint();
  });
  expect(regions()).toEqual([5, -4]);
  act(() => {
    scrubber.send({ type: 'live.requested' });
    past.paint();
  });
  expect(regions()).toEqual([3, -4]);
});

it('offers a bag of where the robot was as what it is, where the wheels mislead /odom', async () => {
  const { past } = openView({ world: { ...opened, world: { ...opened.world, odometry: { scale: 1.05, bend: 4 } } } });
  act(() => past.see(0, { world: 1 }));
  act(() => past.paint());
  await userEvent.click(
    screen.getByRole('button', { name: 'Download as a ROS bag, with /ground_truth in place of /odom' }),
  );
  expect([await past.isInBag('/ground_truth'), await past.isInBag('/odom')]).toEqual([true, false]);
});

const said = () => screen.queryByText('Robot and world were put back to their start.');

it('says that robot and world were put back until the robot has left its start', async () => {
  const { robot } = openView({ returns: 1 });
  act(() => robot.show({ era: 2, pose: [1, 1, 0] }));
  expect(said()).not.toBeNull();
  act(() => robot.show({ era: 2, pose: [1.2, 1, 0] }));
  await waitFor(() => expect(said()).toBeNull());
  act(() => robot.show({ era: 3, pose: [1, 1, 0] }));
  await waitFor(() => expect(said()).not.toBeNull());
});
