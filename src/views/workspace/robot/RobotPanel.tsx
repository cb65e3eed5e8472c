import type { DoctorActor } from '#machines/workspace/doctorMachine.ts';
import type { DriveActor } from '#machines/workspace/driveMachine.ts';
import type { RobotDisplayActor } from '#machines/workspace/robotDisplayMachine.ts';
import type { RobotViewActor } from '#machines/workspace/robotViewMachine.ts';
import type { ScrubberActor } from '#machines/workspace/scrubberMachine.ts';
import { DoctorButton } from '../doctor/DoctorButton.tsx';
import { RobotView } from './RobotView.tsx';
import { useLooking } from './useLooking.ts';
import { useReducedMotion } from './useReducedMotion.ts';

interface RobotPanelProps {
  robotView: RobotViewActor;
  robotDisplay: RobotDisplayActor;
  scrubber: ScrubberActor;
  doctor: DoctorActor;
  drive: DriveActor;
}

/** The learner's robot in its world, watched while it can be seen. */
export function RobotPanel({ robotView, robotDisplay, scrubber, doctor, drive }: RobotPanelProps) {
  const panel = useLooking(robotView);
  useReducedMotion(robotDisplay);
  return (
    <div ref={panel} className="flex min-h-0 flex-1 flex-col">
      <div className="flex px-3 pt-2">
        <DoctorButton doctor={doctor} />
      </div>
      <RobotView robotView={robotView} robotDisplay={robotDisplay} scrubber={scrubber} drive={drive} />
    </div>
  );
}
