import { useSelector } from '@xstate/react';
import { type InspectionActor, selectActors, selectChosen } from '#machines/recording/inspectionMachine.ts';
import { inspectionTexts } from '../../texts/inspectionTexts.ts';

/** Every actor with its active states; the chosen one is drawn. */
export function InspectedActors({ inspection }: { inspection: InspectionActor }) {
  const actors = useSelector(inspection, selectActors);
  const chosen = useSelector(inspection, selectChosen);
  return (
    <section aria-label={inspectionTexts.actors} className="h-70vh overflow-auto rounded border border-line p-3">
      <h2 className="eyebrow mb-2 text-muted">{inspectionTexts.actors}</h2>
      <ul className="readout-text text-sm">
        {actors.map(({ path, states }) => (
          <li key={path}>
            <button
              type="button"
              aria-current={path === chosen?.path ? 'true' : undefined}
              className="py-1 text-left aria-[current=true]:text-signal"
              onClick={() => inspection.send({ type: 'actor.chosen', path })}
            >
              {path} <span className="text-muted">{states.join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
