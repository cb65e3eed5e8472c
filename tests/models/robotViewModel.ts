import { type RobotRequest, robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { emptyWorld } from '../fakes/fakeRobot.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

const missing = { code: 'SANDBOX_UNAVAILABLE', facts: { fault: 'not_installed' } } as const;
const resting = { code: 'ROBOT_NOT_RUNNING', facts: {} } as const;

/** What is told who looks. */
const answer = (why: object | null) =>
  ({
    type: 'robot_answered',
    request: 'watch_robot',
    success: why === null,
    error: why && 'No sandbox',
    ...why,
  }) as const;

/** A wish is refused; without a fact where a newer server has one that is unknown here. */
const refused = (request: RobotRequest, error: string | null, why: object = {}) =>
  ({ type: 'robot_answered', request, success: false, error, ...why }) as const;

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
    { type: 'frame.received', frame: answer(null) },
    { type: 'frame.received', frame: answer(missing) },
    { type: 'frame.received', frame: refused('reset_robot', 'No robot', resting) },
    { type: 'frame.received', frame: refused('reset_robot', null) },
    { type: 'frame.received', frame: refused('pause_robot', 'No robot', resting) },
    { type: 'frame.received', frame: refused('continue_robot', 'No robot', resting) },
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
    passes('robotAnswerDelay', 'robotView.view.shown.connected.asking'),
    passes('robotLateDelay', 'robotView.view.shown.connected.live'),
  ],
  known: ({ world, returns, refusal, whyUnavailable }, { value }) => ({
    isWorldKnown: world !== null,
    hasReturned: returns > 0,
    // It is asked about where it is shown alone.
    why: JSON.stringify(value).includes('unavailable') ? JSON.stringify(whyUnavailable) : undefined,
    refusal: refusal && `${refusal.request}: ${refusal.why === null ? 'unexplained' : JSON.stringify(refusal.why)}`,
  }),
});
