import { robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { emptyWorld } from '../fakes/fakeRobot.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

const answer = (success: boolean) =>
  ({ type: 'robot_answered', request: 'watch_robot', success, error: success ? null : 'No sandbox' }) as const;

export const robotViewModel = modelOf({
  machine: robotViewMachine,
  input: (world) => {
    const { robot, ros } = askingPorts(world);
    return { robot, ros, owner: world.owner };
  },
  events: [
    { type: 'view.shown' },
    { type: 'view.hidden' },
    { type: 'connection.opened' },
    { type: 'connection.closed' },
    { type: 'frame.received', frame: answer(true) },
    { type: 'frame.received', frame: answer(false) },
    { type: 'robot.seen' },
    { type: 'robot.entered', challengeId: null },
    { type: 'robot.entered', challengeId: 1 },
    { type: 'robot.returned' },
    { type: 'reset.requested' },
    { type: 'retry.requested' },
    { type: 'world.requested' },
    answers('loadWorld', emptyWorld(1)),
    breaks('loadWorld'),
    passes('robotLateDelay', 'robotView.view.shown.connected.live'),
  ],
  known: ({ world, returns }) => ({ isWorldKnown: world !== null, hasReturned: returns > 0 }),
});
