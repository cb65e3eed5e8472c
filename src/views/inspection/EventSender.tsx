import { useSelector } from '@xstate/react';
import { type InspectionActor, selectChosen, selectDraft, selectFault } from '#machines/recording/inspectionMachine.ts';
import { inspectionTexts } from '../../texts/inspectionTexts.ts';
import { Button } from '../ui/Button.tsx';
import { CompactSelect } from '../ui/CompactSelect.tsx';

/** Tells the chosen actor an event, as if it came from outside. */
export function EventSender({ inspection }: { inspection: InspectionActor }) {
  const chosen = useSelector(inspection, selectChosen);
  const draft = useSelector(inspection, selectDraft);
  const fault = useSelector(inspection, selectFault);
  const type = (text: string) => inspection.send({ type: 'draft.typed', draft: text });
  const title = chosen === undefined ? inspectionTexts.nobodyChosen : inspectionTexts.sender(chosen.path);
  return (
    <form
      aria-label={title}
      className="flex flex-col gap-2 rounded border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        inspection.send({ type: 'draft.sent' });
      }}
    >
      <h2 className="eyebrow text-muted">{title}</h2>
      <CompactSelect
        id="sent-event-type"
        label={inspectionTexts.takes}
        value=""
        options={chosen?.takes ?? []}
        placeholder={inspectionTexts.choose}
        onChange={(name) => type(name === '' ? '' : JSON.stringify({ type: name }))}
      />
      <textarea
        aria-label={inspectionTexts.event}
        aria-invalid={fault !== null}
        rows={3}
        spellCheck={false}
        className="readout-text rounded border border-edge bg-sunken p-3 text-ink"
        value={draft}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" type="submit">
          {inspectionTexts.send}
        </Button>
        <p role="status" className="text-sm">
          {fault === null ? null : inspectionTexts.fault(fault)}
        </p>
      </div>
    </form>
  );
}
