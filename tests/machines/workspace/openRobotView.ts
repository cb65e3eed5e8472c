import { SimulatedClock, createActor } from 'xstate';
import { type RobotViewReport, robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { selectRobotViewState } from '#machines/workspace/robotViewSelectors.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeRobot } from '../../fakes/fakeRobot.ts';
import { fakeRos } from '../../fakes/fakeRos.ts';

/** A view of a robot that nobody looks at yet, and what it asks of the server. */
export function openView(ros = fakeRos()) {
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
export function openShown(ros = fakeRos()) {
  const opened = openView(ros);
  opened.view.send({ type: 'connection.opened' });
  opened.view.send({ type: 'view.shown' });
  return opened;
}
