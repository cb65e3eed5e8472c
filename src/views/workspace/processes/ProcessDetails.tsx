import { useSelector } from '@xstate/react';
import { type ProcessActor, selectEntry } from '#machines/workspace/processSelectors.ts';
import { momentText } from '../../../texts/momentText.ts';
import { useTexts } from '../../useTexts.ts';

/** Everything that is known about a process. */
export function ProcessDetails({ process }: { process: ProcessActor }) {
  const { endTexts, processTexts, timeTexts } = useTexts();
  const entry = useSelector(process, selectEntry);
  return (
    <dl className="readout-text grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-3 pl-4.5 pr-1 pt-1 text-muted">
      {entry.pid === null ? null : (
        <>
          <dt className="text-faint">{processTexts.pid}</dt>
          <dd>{entry.pid}</dd>
        </>
      )}
      <dt className="text-faint">{processTexts.command}</dt>
      <dd translate="no" className="break-all text-ink">
        {entry.command}
      </dd>
      <dt className="text-faint">{processTexts.started}</dt>
      <dd>{momentText(timeTexts, Date.parse(entry.start_time))}</dd>
      <dt className="text-faint">{processTexts.subscribers}</dt>
      <dd>{entry.subscribers}</dd>
      <dt className="text-faint">{processTexts.folder}</dt>
      <dd translate="no" className="break-all">
        {entry.working_directory}
      </dd>
      {entry.end?.reason === 'timed_out' ? (
        <dd className="col-span-2 font-sans text-sm">{endTexts.timedOutAdvice(entry.end.seconds)}</dd>
      ) : null}
    </dl>
  );
}
