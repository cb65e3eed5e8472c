import { useSelector } from '@xstate/react';
import { type ProcessActor, selectEntry, selectIsExpanded } from '#machines/workspace/processSelectors.ts';
import { endText } from '../../../texts/endText.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { useTexts } from '../../useTexts.ts';
import { type DotTone, StatusDot } from '../../ui/StatusDot.tsx';
import type { ProcessEntry, ProcessStatus } from '#contract/entities.ts';
import { isFailure } from '#machines/workspace/isFailure.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProcessActions } from './ProcessActions.tsx';
import { ProcessDetails } from './ProcessDetails.tsx';

const tones: Record<ProcessStatus, DotTone> = { running: 'good', stopped: 'warn', finished: 'off' };

/** One process: its name and state, what can be done with it, and on demand everything about it. */
export function ProcessItem({ process }: { process: ProcessActor }) {
  const texts = useTexts();
  const { processTexts } = texts;
  const entry = useSelector(process, selectEntry);
  const isExpanded = useSelector(process, selectIsExpanded);
  const detailsId = `details-${entry.process_id}`;
  return (
    <li className="border-b border-line px-4 py-3">
      <div className="flex items-center gap-2.5">
        <StatusDot tone={isFailure(entry) ? 'bad' : tones[entry.status]} isLive={entry.status === 'running'} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-ink">{entry.name}</p>
          <p className="readout-text truncate text-faint">{factsOf(texts, entry).join(' · ')}</p>
        </div>
        <IconButton
          label={isExpanded ? processTexts.minimise(entry.name) : processTexts.expand(entry.name)}
          icon={isExpanded ? 'i-lucide-chevron-up' : 'i-lucide-chevron-down'}
          isExpanded={isExpanded}
          controls={detailsId}
          onPress={() => process.send({ type: 'size.toggled' })}
        />
      </div>
      <div id={detailsId}>{isExpanded ? <ProcessDetails process={process} /> : null}</div>
      <ProcessActions process={process} />
    </li>
  );
}

/** What is said of a process under its name. */
function factsOf({ endTexts, processStatusTexts, processTexts }: Texts, entry: ProcessEntry): string[] {
  const end = endText(endTexts, entry);
  return [
    processStatusTexts[entry.status],
    ...(end === null ? [] : [end]),
    ...(entry.pid === null ? [] : [`${processTexts.pid} ${entry.pid}`]),
  ];
}
