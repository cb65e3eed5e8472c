import ChevronDownIcon from '~icons/lucide/chevron-down';
import ChevronUpIcon from '~icons/lucide/chevron-up';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { type ProcessActor, selectEntry, selectIsExpanded } from '#machines/workspace/processSelectors.ts';
import { endText } from '../../../texts/endText.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { useTexts } from '../../useTexts.ts';
import { type DotTone, StatusDot } from '../../ui/StatusDot.tsx';
import type { ProcessEntry, ProcessStatus } from '#contract/entities.ts';
import { isFailure } from '#machines/workspace/isFailure.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { ProcessActions } from './ProcessActions.tsx';
import { ProcessDetails } from './ProcessDetails.tsx';

const tones: Record<ProcessStatus, DotTone> = { running: 'good', stopped: 'warn', finished: 'off' };

/** One process, on one line where there is room for it: its name and state, what can be done with it, and on demand everything about it. */
export const ProcessItem = memo(({ process }: { process: ProcessActor }) => {
  const texts = useTexts();
  const { processTexts } = texts;
  const entry = useSelector(process, selectEntry);
  const isExpanded = useSelector(process, selectIsExpanded);
  const detailsId = `details-${entry.process_id}`;
  const facts = factsOf(texts, entry);
  return (
    <li
      // Its group changes when it ends.
      ref={handFocusOn(() =>
        document.getElementById(detailsId)?.parentElement?.querySelector<HTMLElement>('[aria-controls]'),
      )}
      // A long list is laid out only where it is looked at.
      className="border-b border-line px-3 [contain-intrinsic-height:auto_2.3rem] [content-visibility:auto]"
    >
      <div className="flex min-h-9 items-center">
        <StatusDot tone={isFailure(entry) ? 'bad' : tones[entry.status]} isLive={entry.status === 'running'} />
        <p
          className={`ml-2.5 mr-1 flex min-w-0 flex-1 ${isExpanded ? 'flex-col py-1.5' : 'flex-wrap items-baseline gap-x-2 py-1 md:flex-nowrap'}`}
        >
          <span
            title={entry.name}
            translate="no"
            className={`font-medium text-ink ${isExpanded ? 'break-words' : 'max-w-full truncate md:min-w-12'}`}
          >
            {entry.name}
          </span>
          <span
            title={facts}
            className={`readout-text text-faint ${isExpanded ? 'break-words' : 'max-w-full truncate'}`}
          >
            {facts}
          </span>
        </p>
        <ProcessActions process={process} />
        <IconButton
          label={isExpanded ? processTexts.minimise(entry.name) : processTexts.expand(entry.name)}
          icon={isExpanded ? ChevronUpIcon : ChevronDownIcon}
          isExpanded={isExpanded}
          controls={detailsId}
          onPress={() => process.send({ type: 'size.toggled' })}
        />
      </div>
      <div id={detailsId}>{isExpanded ? <ProcessDetails process={process} /> : null}</div>
    </li>
  );
});

/** What is said of a process beside its name: its status, and how it ended, in which the status may be named already. */
function factsOf({ endTexts, processStatusTexts }: Texts, entry: ProcessEntry): string {
  const status = processStatusTexts[entry.status];
  const end = endText(endTexts, entry);
  if (end === null) return status;
  return end.startsWith(status) ? end : `${status} · ${end}`;
}
