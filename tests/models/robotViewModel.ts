import { robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { emptyWorld } from '../fakes/fakeRobot.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

const answer = (success: boolean) =>
  ({ type: 'robot_answered', request: 'watch_robot', success, error: success ? null : 'No sandbox' }) as const;

/** Why a reset was refused, as far as the server says. */
const refused = (error: string | null) =>
  ({ type: 'robot_answered', request: 'reset_robot', success: false, error }) as const;

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
    { type: 'frame.received', frame: refused('No robot') },
    { type: 'frame.received', frame: refused(null) },
    { type: 'robot.seen' },
    { type: 'robot.entered', challengeId: null },
    { type: 'robot.entered', challengeId: 1 },
    { type: 'robot.returned' },
    { type: 'robot.paused' },
    { type: 'robot.continued' },
    { type: 'pause.requested' },
    { type: 'continue.requested' },
    { type: 'program.started' },
    { type: 'reset.requested' },
    { type: 'retry.requested' },
    { type: 'world.requested' },
    answers('loadWorld', emptyWorld(1)),
    breaks('loadWorld'),
    passes('robotLateDelay', 'robotView.view.shown.connected.live'),
  ],
  known: ({ world, returns, refusal }) => ({
    isWorldKnown: world !== null,
    hasReturned: returns > 0,
    refusal: refusal && (refusal.why ?? 'unexplained'),
  }),
});
