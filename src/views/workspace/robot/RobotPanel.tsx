import type { DoctorActor } from '#machines/workspace/doctorMachine.ts';
import { DoctorButton } from '../doctor/DoctorButton.tsx';
import { RobotView, type RobotViewProps } from './RobotView.tsx';
import { useLooking } from './useLooking.ts';
import { useReducedMotion } from './useReducedMotion.ts';

interface RobotPanelProps extends RobotViewProps {
  doctor: DoctorActor;
}

/** The learner's robot in its world, watched while it can be seen. */
export function RobotPanel({ doctor, ...actors }: RobotPanelProps) {
  const panel = useLooking(actors.robotView);
  useReducedMotion(actors.robotDisplay);
  return (
    <div ref={panel} className="flex flex-1 flex-col">
      <RobotView {...actors} />
      <div className="flex px-3 pb-3">
        <DoctorButton doctor={doctor} />
      </div>
    </div>
  );
}
