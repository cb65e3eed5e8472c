import { useSelector } from '@xstate/react';
import type { DoctorActor } from '#machines/workspace/doctorMachine.ts';
import { selectWorld } from '#machines/workspace/robotViewSelectors.ts';
import { DoctorAnswer } from '../doctor/DoctorAnswer.tsx';
import { DoctorButton } from '../doctor/DoctorButton.tsx';
import { DoctorGraph } from '../doctor/DoctorGraph.tsx';
import { SeeGraphButton } from '../doctor/SeeGraphButton.tsx';
import { KeptRunsDialog } from './KeptRunsDialog.tsx';
import { RobotView, type RobotViewProps } from './RobotView.tsx';
import { useLooking } from '../../useLooking.ts';
import { useReducedMotion } from './useReducedMotion.ts';

interface RobotPanelProps extends RobotViewProps {
  doctor: DoctorActor;
}

/** The learner's robot in its world, watched while it can be seen. */
export function RobotPanel({ doctor, ...actors }: RobotPanelProps) {
  const panel = useLooking(actors.robotView);
  useReducedMotion(actors.robotDisplay);
  const opened = useSelector(actors.robotView, selectWorld);
  return (
    <div ref={panel} className="flex flex-1 flex-col">
      <RobotView {...actors} />
      <div className="flex flex-wrap gap-1 px-3 pb-3">
        <DoctorButton doctor={doctor} />
        <SeeGraphButton doctor={doctor} />
      </div>
      <DoctorAnswer doctor={doctor} file={actors.file} />
      <DoctorGraph doctor={doctor} />
      <KeptRunsDialog keptRuns={actors.keptRuns} scrubber={actors.scrubber} world={opened?.challenge_id} />
    </div>
  );
}
