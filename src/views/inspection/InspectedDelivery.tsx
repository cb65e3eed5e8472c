import { useSelector } from '@xstate/react';
import { type InspectionActor, selectIsFrozen, selectPending } from '#machines/recording/inspectionMachine.ts';
import { inspectionTexts } from '../../texts/inspectionTexts.ts';
import { Button } from '../ui/Button.tsx';

/** Lets a visit stand still, and shows what waits to be told there. */
export function InspectedDelivery({ inspection }: { inspection: InspectionActor }) {
  const isFrozen = useSelector(inspection, selectIsFrozen);
  const pending = useSelector(inspection, selectPending);
  return (
    <section aria-label={inspectionTexts.delivery} className="rounded border border-line p-3">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="eyebrow text-muted">{inspectionTexts.delivery}</h2>
        {isFrozen ? (
          <>
            <Button
              size="sm"
              whyDisabled={pending.length === 0 ? inspectionTexts.nothingPending : undefined}
              onPress={() => inspection.send({ type: 'step.requested' })}
            >
              {inspectionTexts.step}
            </Button>
            <Button size="sm" onPress={() => inspection.send({ type: 'resume.requested' })}>
              {inspectionTexts.resume}
            </Button>
          </>
        ) : (
          <Button size="sm" onPress={() => inspection.send({ type: 'freeze.requested' })}>
            {inspectionTexts.freeze}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {wordsOf(isFrozen, pending.length)}
      </p>
      <ol className="readout-text max-h-60vh overflow-auto text-sm [overflow-wrap:anywhere]">
        {pending.map(({ from, to, json }, index) => (
          // What waits has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="py-1">
            <span className="text-muted">{from ?? inspectionTexts.outside} →</span> {to}: {json.slice(0, 2000)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function wordsOf(isFrozen: boolean, pending: number): string {
  if (!isFrozen) return inspectionTexts.running;
  return pending === 0 ? inspectionTexts.nothingPending : inspectionTexts.pending(pending);
}
