import { useSelector } from '@xstate/react';
import { type InspectionActor, selectEvents, selectQuery } from '#machines/recording/inspectionMachine.ts';
import { inspectionTexts } from '../../texts/inspectionTexts.ts';

/** What the actors were told, the newest first. */
export function InspectedEvents({ inspection }: { inspection: InspectionActor }) {
  const events = useSelector(inspection, selectEvents);
  const query = useSelector(inspection, selectQuery);
  return (
    <section aria-label={inspectionTexts.events} className="rounded border border-line p-3 md:col-span-2">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="eyebrow text-muted">{inspectionTexts.events}</h2>
        <input
          type="search"
          aria-label={inspectionTexts.search}
          placeholder={inspectionTexts.search}
          value={query}
          className="h-9 rounded border border-edge bg-sunken px-3 text-ink"
          onChange={({ currentTarget }) => inspection.send({ type: 'query.typed', query: currentTarget.value })}
        />
      </div>
      <ol className="readout-text max-h-60vh overflow-auto text-sm [overflow-wrap:anywhere]">
        {events.map(({ number, from, to, json }) => (
          <li key={number} className="py-1">
            {number} <span className="text-muted">{from ?? inspectionTexts.outside} →</span> {to}: {json.slice(0, 2000)}
          </li>
        ))}
      </ol>
    </section>
  );
}
