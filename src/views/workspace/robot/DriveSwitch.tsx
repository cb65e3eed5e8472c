import { useSyncExternalStore } from 'react';
import { useSelector } from '@xstate/react';
import type { RobotPort } from '#machines/ports/robotPort.ts';
import {
  type DriveActor,
  selectDriveRefusal,
  selectDriveState,
  selectIsManual,
} from '#machines/workspace/driveMachine.ts';
import { refusalText } from '../../../texts/refusalText.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useTexts } from '../../useTexts.ts';

/** Whether somebody drives the robot by hand. */
export function DriveSwitch({ drive }: { drive: DriveActor }) {
  const { driveTexts } = useTexts();
  const state = useSelector(drive, selectDriveState);
  return (
    <Switch
      label={driveTexts.drive}
      isOn={state === 'taking' || state === 'manual'}
      isDisabled={state === 'disconnected'}
      onChange={(isOn) => drive.send({ type: isOn ? 'drive.begun' : 'drive.ended' })}
    />
  );
}

/** How it is driven and how that ends, or why it is not; and whether a program commands it, too. */
export function DriveWords({ drive, robot }: { drive: DriveActor; robot: RobotPort }) {
  const texts = useTexts();
  const { driveTexts } = texts;
  const state = useSelector(drive, selectDriveState);
  const refusal = useSelector(drive, selectDriveRefusal);
  const isManual = useSelector(drive, selectIsManual);
  const isContested = useSyncExternalStore(robot.subscribe, () => robot.read()?.isContested ?? false);
  return (
    <>
      <p role="status" className="px-3 text-sm text-muted">
        {state === 'manual' || state === 'taking' ? driveTexts[state] : ''}
      </p>
      <p role="status" className="px-3 text-sm text-warn">
        {isManual && isContested ? driveTexts.contested : ''}
      </p>
      <p role="status" className="px-3 text-sm text-bad">
        {refusal === null ? '' : driveTexts.refused(refusalText(texts, refusal.why))}
      </p>
    </>
  );
}
