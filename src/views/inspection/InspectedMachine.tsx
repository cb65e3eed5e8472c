import { useSelector } from '@xstate/react';
import { type InspectionActor, selectChosen } from '#machines/recording/inspectionMachine.ts';
import { inspectionTexts } from '../../texts/inspectionTexts.ts';
import { MachineDrawing } from '../machines/MachineDrawing.tsx';

/** The machine of the chosen actor, its active states marked. */
export function InspectedMachine({ inspection }: { inspection: InspectionActor }) {
  const chosen = useSelector(inspection, selectChosen);
  if (chosen === undefined || chosen.machine === null) return <p className="text-muted">{inspectionTexts.noDiagram}</p>;
  return (
    <div className="h-70vh min-w-0 rounded border border-line">
      <MachineDrawing
        machine={chosen.machine}
        states={chosen.states}
        label={inspectionTexts.diagram(chosen.machine)}
        missing={inspectionTexts.missing}
      />
    </div>
  );
}
