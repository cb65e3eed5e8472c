import type { ROBOT_REQUESTS } from '#contract/socket.ts';
import { driveMachine } from '#machines/workspace/driveMachine.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

const answer = (request: (typeof ROBOT_REQUESTS)[number], success: boolean) =>
  ({ type: 'robot_answered', request, success, error: success ? null : 'No robot' }) as const;

export const driveModel = modelOf({
  machine: driveMachine,
  input: (world) => ({ owner: world.owner }),
  events: [
    { type: 'connection.opened' },
    { type: 'connection.closed' },
    { type: 'drive.begun' },
    { type: 'drive.ended' },
    { type: 'ways.pressed', ways: ['ahead'] },
    { type: 'ways.released', ways: ['ahead'] },
    { type: 'hands.lifted' },
    { type: 'frame.received', frame: answer('take_robot', true) },
    { type: 'frame.received', frame: answer('take_robot', false) },
    { type: 'frame.received', frame: answer('drive_robot', false) },
    { type: 'frame.received', frame: { ...answer('drive_robot', false), error: null } },
    { type: 'frame.received', frame: { ...answer('drive_robot', false), code: 'ROBOT_NOT_RUNNING', facts: {} } },
    { type: 'frame.received', frame: answer('watch_robot', false) },
    passes('robotAnswerDelay', 'drive.taking'),
    passes('driveDelay', 'drive.manual.driving'),
  ],
  known: ({ held, refusal }) => ({
    held: held.join(' '),
    refusal: refusal && (refusal.why === null ? 'unexplained' : JSON.stringify(refusal.why)),
  }),
});
