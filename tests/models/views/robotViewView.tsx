import type { RobotRequest, robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { RobotView } from '#src/views/workspace/robot/RobotView.tsx';
import { readyFile, stillDisplay, stillDrive, stillKeptRuns, stillLaunch, stillScrubber } from './besideStrip.ts';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

const RESTING = 'The robot is not running at the moment. It starts again when you start a program or drive it by hand.';

export const robotViewView = viewOf<typeof robotViewMachine>({
  show: (robotView) => (
    <RobotView
      robotView={robotView}
      robotDisplay={stillDisplay}
      scrubber={stillScrubber}
      keptRuns={stillKeptRuns}
      drive={stillDrive}
      launch={stillLaunch}
      file={readyFile}
    />
  ),
  deeds: {
    'reset.requested': presses('Reset robot and world', (view) =>
      view.matches({ view: { shown: { connected: 'live' } } }),
    ),
    'pause.requested': presses('Pause the simulation', (view) =>
      view.matches({ view: { shown: { connected: 'live' } }, time: 'running' }),
    ),
    'continue.requested': presses('Continue the simulation', (view) =>
      view.matches({ view: { shown: { connected: 'live' } }, time: 'paused' }),
    ),
    'retry.requested': presses(
      'Try again',
      (view) =>
        view.matches({ view: { shown: { connected: 'late' } } }) ||
        view.matches({ view: { shown: { connected: 'unavailable' } } }),
    ),
    'world.requested': presses('Load the world', (view) => view.matches({ world: 'failed' })),
  },
  elsewhere: ['view.', 'connection.', 'frame.', 'robot.', 'program.'],
  // A simulation that stands is only continued, and one that goes on only paused.
  isPossible: (view, { type }) =>
    !(type === 'pause.requested' && view.matches({ time: 'paused' })) &&
    !(type === 'continue.requested' && view.matches({ time: 'running' })),
  sights: (view) => {
    const isIn = (state: 'asking' | 'live' | 'late' | 'unavailable') =>
      view.matches({ view: { shown: { connected: state } } });
    const isRefused = (request: RobotRequest) =>
      view.context.refusal?.request === request && view.context.refusal.why !== null;
    return {
      'text: Live': isIn('live') && view.matches({ time: 'running' }),
      'text: Paused': isIn('live') && view.matches({ time: 'paused' }),
      'text: The robot’s world and /clock stand still for every program. A reset leaves them so; starting your program lets them go on.':
        view.matches({ time: 'paused' }),
      'text: The robot is starting…': isIn('asking'),
      'text: Nothing was heard of the robot for a while: this is how it was.': isIn('late'),
      'text: The robot cannot be shown: Programs cannot be run on this server: bubblewrap is not installed. Files can still be read and saved.':
        isIn('unavailable') && Object(view.context.whyUnavailable).code === 'SANDBOX_UNAVAILABLE',
      'text: The robot cannot be shown: The ROS graph of this workspace does not answer. Try again in a moment.':
        isIn('unavailable') && Object(view.context.whyUnavailable).code === 'GRAPH_UNANSWERED',
      'text: The workspace is not connected: the robot cannot be seen.':
        view.matches({ view: 'hidden' }) || view.matches({ view: { shown: 'disconnected' } }),
      'text: The robot’s world did not arrive.': view.matches({ world: 'failed' }),
      'img: The robot’s world, seen from above': view.context.world !== null,
      'text: Robot and world were put back to their start.': view.context.returns === 1,
      [`text: Robot and world were not put back to their start: ${RESTING}`]: isRefused('reset_robot'),
      [`text: The simulation was not paused: ${RESTING}`]: isRefused('pause_robot'),
      [`text: The simulation does not go on: ${RESTING}`]: isRefused('continue_robot'),
      'text: Robot and world were not put back to their start: the server did not say why':
        view.context.refusal !== null && view.context.refusal.why === null,
    };
  },
});
