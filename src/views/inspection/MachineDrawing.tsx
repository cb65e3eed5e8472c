import { useSelector } from '@xstate/react';
import type { InspectedActor } from '#machines/ports/inspectionPort.ts';
import { type InspectionActor, selectChosen } from '#machines/recording/inspectionMachine.ts';
import { inspectionTexts } from '../../texts/inspectionTexts.ts';

/** The drawings that `npm run diagrams` makes, by their paths. */
const drawings = import.meta.glob<string>('../../../docs/machines/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The machine of the chosen actor, in a window of its own, as a drawing brings its own style. */
export function MachineDrawing({ inspection }: { inspection: InspectionActor }) {
  const chosen = useSelector(inspection, selectChosen);
  const drawing = drawings[`../../../docs/machines/${chosen?.machine}.svg`];
  if (chosen === undefined || chosen.machine === null || drawing === undefined)
    return <p className="text-muted">{inspectionTexts.noDiagram}</p>;
  return (
    <iframe
      title={inspectionTexts.diagram(chosen.machine)}
      sandbox=""
      srcDoc={`<!doctype html><style>svg{max-width:100%;height:auto}${marksOf(chosen)}</style>${drawing}`}
      className="h-70vh w-full rounded border border-line"
    />
  );
}

/** Style rules for the active states, by the names that the drawing gives them. */
function marksOf({ machine, states }: InspectedActor): string {
  const ids = states.map((state) => `[data-id="${machine}_${state.replaceAll('.', '_')}"]>rect`);
  return `${ids.join()}{stroke:#d97706;stroke-width:3}`;
}
