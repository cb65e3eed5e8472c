import type { RobotViewActor } from '#machines/workspace/robotViewMachine.ts';
import { RobotView } from './RobotView.tsx';
import { useLooking } from './useLooking.ts';

/** The learner's robot in its world, watched while it can be seen. */
export function RobotPanel({ robotView }: { robotView: RobotViewActor }) {
  const panel = useLooking(robotView);
  return (
    <div ref={panel} className="flex min-h-0 flex-1 flex-col">
      <RobotView robotView={robotView} />
    </div>
  );
}
