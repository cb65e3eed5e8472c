import { fireEvent } from '@testing-library/react';
import type { driveMachine } from '#machines/workspace/driveMachine.ts';
import { DriveArea } from '#src/views/workspace/robot/DriveArea.tsx';
import { DrivePad } from '#src/views/workspace/robot/DrivePad.tsx';
import { DriveSwitch, DriveWords } from '#src/views/workspace/robot/DriveSwitch.tsx';
import { fakeRobot } from '../../fakes/fakeRobot.ts';
import { clicks } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

const robot = fakeRobot();
const ahead = { role: 'button', name: 'Ahead' };

export const driveView = viewOf<typeof driveMachine>({
  show: (drive) => (
    <DriveArea drive={drive}>
      <DriveSwitch drive={drive} />
      <DriveWords drive={drive} robot={robot} />
      <DrivePad drive={drive} isUnder={false} />
    </DriveArea>
  ),
  deeds: {
    'drive.begun': clicks('switch', 'Drive by hand', (drive) => drive.matches('parked')),
    'drive.ended': clicks('switch', 'Drive by hand', (drive) => drive.matches('taking') || drive.matches('manual')),
    'ways.pressed': {
      control: () => ahead,
      isPossible: (drive) => drive.matches('manual'),
      perform: async (button) => void fireEvent.pointerDown(button),
    },
    'ways.released': {
      control: () => ahead,
      isPossible: (drive) => drive.matches('manual'),
      perform: async (button) => void fireEvent.pointerUp(button),
    },
  },
  elsewhere: ['hands.', 'frame.', 'connection.'],
  sights: (drive) => ({
    'group: Drive the robot': drive.matches('manual'),
    'text: Taking hold of the robot…': drive.matches('taking'),
    'text: You drive: hold an arrow key, W, A, S or D, or a button of the pad. Arrow keys move the camera again once you stop driving by hand (Escape).':
      drive.matches('manual'),
    'text: The robot cannot be driven by hand: No robot': drive.context.refusal?.why === 'No robot',
    'text: The robot cannot be driven by hand: The robot is not running at the moment. It starts again when you start a program or drive it by hand.':
      Object(drive.context.refusal?.why).code === 'ROBOT_NOT_RUNNING',
    'text: The robot cannot be driven by hand: The ROS graph of this workspace does not answer. Try again in a moment.':
      Object(drive.context.refusal?.why).code === 'GRAPH_UNANSWERED',
    'text: The robot cannot be driven by hand: the server did not say why':
      drive.context.refusal !== null && drive.context.refusal.why === null,
  }),
});
