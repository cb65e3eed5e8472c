import PauseIcon from '~icons/lucide/pause';
import RotateCcwIcon from '~icons/lucide/rotate-ccw';
import StepForwardIcon from '~icons/lucide/step-forward';
import { useSelector } from '@xstate/react';
import type { DriveActor } from '#machines/workspace/driveMachine.ts';
import type { FileActor } from '#machines/workspace/fileSelectors.ts';
import type { LaunchActor } from '#machines/workspace/launchSelectors.ts';
import type { RobotDisplayActor } from '#machines/workspace/robotDisplayMachine.ts';
import { type RobotViewActor, selectIsPaused, selectRobotViewState } from '#machines/workspace/robotViewSelectors.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTexts } from '../../useTexts.ts';
import { StartButton } from '../StartButton.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { DriveSwitch } from './DriveSwitch.tsx';

export interface RobotBarProps {
  robotView: RobotViewActor;
  robotDisplay: RobotDisplayActor;
  drive: DriveActor;
  launch: LaunchActor;
  file: FileActor;
}

/** What can be done with the robot, in one row over it. */
export function RobotBar({ robotView, robotDisplay, drive, launch, file }: RobotBarProps) {
  const { robotTexts } = useTexts();
  const state = useSelector(robotView, selectRobotViewState);
  const isPaused = useSelector(robotView, selectIsPaused);
  return (
    <div className="flex flex-wrap items-center gap-1 px-3 py-1.5">
      <StartButton launch={launch} file={file} isShort />
      <IconButton
        label={robotTexts.reset}
        icon={RotateCcwIcon}
        isDisabled={state !== 'live'}
        onPress={() => robotView.send({ type: 'reset.requested' })}
      />
      <IconButton
        label={isPaused ? robotTexts.continue : robotTexts.pause}
        icon={isPaused ? StepForwardIcon : PauseIcon}
        isDisabled={state !== 'live'}
        className={isPaused ? 'text-warn!' : ''}
        onPress={() => robotView.send({ type: isPaused ? 'continue.requested' : 'pause.requested' })}
      />
      <div className="ml-auto">
        <DriveSwitch drive={drive} />
      </div>
      <DisplayMenu display={robotDisplay} />
    </div>
  );
}
