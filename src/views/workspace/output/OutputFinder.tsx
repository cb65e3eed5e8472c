import ChevronDownIcon from '~icons/lucide/chevron-down';
import ChevronUpIcon from '~icons/lucide/chevron-up';
import { useSelector } from '@xstate/react';
import { type Ref, useState } from 'react';
import type { KeptOutput } from '#machines/ports/outputPort.ts';
import type { OutputLabel } from '#machines/workspace/outputLine.ts';
import {
  type OutputViewActor,
  selectChosenProcess,
  selectHiddenLabels,
  selectMatch,
  selectQuery,
} from '#machines/workspace/outputViewMachine.ts';
import { momentText } from '../../../texts/momentText.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTexts } from '../../useTexts.ts';
import { commandPlaces } from '../commands/commandPlaces.ts';
import type { RowIndex } from './RowIndex.ts';

interface OutputFinderProps {
  /** The field for what is looked for. */
  query: Ref<HTMLInputElement>;
  outputView: OutputViewActor;
  kept: KeptOutput;
  /** The rows with what is looked for. */
  found: RowIndex;
  /** Brings one of them into sight. */
  onFind: (row: number) => void;
  onClose: () => void;
}

/** Looks for lines by what they say, and leaves others out. */
export function OutputFinder({ query, outputView, kept, found, onFind, onClose }: OutputFinderProps) {
  const { outputTexts } = useTexts();
  const match = useSelector(outputView, selectMatch);
  const place = match === null ? -1 : found.placeOf(match);
  const isAt = match !== null && found.numberAt(place) === match;
  const findAt = (next: number) => {
    const row = found.numberAt((next + found.count) % found.count);
    if (row !== undefined) onFind(row);
  };
  const findNext = () => findAt(isAt ? place + 1 : Math.max(0, place));
  const findPrevious = () => findAt(place < 0 ? found.count - 1 : place - 1);
  return (
    <search
      aria-label={outputTexts.find}
      className="flex shrink-0 flex-wrap items-center gap-x-1 gap-y-1 border-b border-line bg-surface px-2 py-1"
    >
      <Query ref={query} outputView={outputView} onNext={findNext} onPrevious={findPrevious} onClose={onClose} />
      <Count position={isAt ? place + 1 : 0} found={found} outputView={outputView} />
      <IconButton
        label={outputTexts.previous}
        icon={ChevronUpIcon}
        isDisabled={found.count === 0}
        onPress={findPrevious}
      />
      <IconButton label={outputTexts.next} icon={ChevronDownIcon} isDisabled={found.count === 0} onPress={findNext} />
      <Printers outputView={outputView} kept={kept} />
      <Labels outputView={outputView} />
    </search>
  );
}

interface QueryProps {
  ref: Ref<HTMLInputElement>;
  outputView: OutputViewActor;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

/** Enter goes on, with Shift back; Escape ends it. */
function Query({ ref, outputView, onNext, onPrevious, onClose }: QueryProps) {
  const { outputTexts } = useTexts();
  const query = useSelector(outputView, selectQuery);
  return (
    <input
      ref={ref}
      id={commandPlaces.outputQuery}
      // Somebody opened it to type.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      type="search"
      aria-label={outputTexts.query}
      placeholder={outputTexts.query}
      value={query}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      className="control-edge h-8 min-w-24 flex-1 px-2 font-mono text-lg md:max-w-72 md:text-sm"
      onChange={(event) => outputView.send({ type: 'query.typed', query: event.target.value })}
      onKeyDown={({ key, shiftKey }) => {
        if (key === 'Escape') onClose();
        if (key === 'Enter') (shiftKey ? onPrevious : onNext)();
      }}
    />
  );
}

function Count({ position, found, outputView }: { position: number; found: RowIndex; outputView: OutputViewActor }) {
  const { outputTexts } = useTexts();
  const query = useSelector(outputView, selectQuery);
  const match = useSelector(outputView, selectMatch);
  const { count } = found;
  const counted = position === 0 ? outputTexts.matches(count) : outputTexts.match(position, count);
  const words = query === '' ? '' : counted;
  // Said when something else is looked for, or another line is gone to, and not whenever a line is printed.
  const [said, setSaid] = useState({ found, match, words });
  if (said.found !== found || said.match !== match) setSaid({ found, match, words });
  const isSaid = said.words === words;
  return (
    <>
      <p aria-hidden={isSaid} className="readout-text shrink-0 px-1 text-muted">
        {words}
      </p>
      <p role="status" className="sr-only">
        {isSaid ? words : ''}
      </p>
    </>
  );
}

/** The processes that printed what is kept. */
function Printers({ outputView, kept: { rows, processes } }: Pick<OutputFinderProps, 'outputView' | 'kept'>) {
  const { outputTexts, timeTexts } = useTexts();
  const chosen = useSelector(outputView, selectChosenProcess);
  const printers = new Set(rows.map(({ processId }) => processId));
  const entries = [...processes.values()].filter(({ process_id: id }) => printers.has(id) || id === chosen);
  return (
    <select
      aria-label={outputTexts.process}
      value={chosen ?? ''}
      className="control-edge h-8 min-w-0 max-w-44 truncate px-1.5 text-sm"
      onChange={({ target: { value } }) =>
        outputView.send({ type: 'process.chosen', processId: value === '' ? null : value })
      }
    >
      <option value="">{outputTexts.allProcesses}</option>
      {entries.map(({ process_id: id, name, start_time: start }) => (
        <option key={id} value={id}>
          {outputTexts.oneProcess(name, momentText(timeTexts, Date.parse(start)))}
        </option>
      ))}
    </select>
  );
}

const labels: readonly OutputLabel[] = ['ERR', 'WARN', 'OUT'];

function Labels({ outputView }: { outputView: OutputViewActor }) {
  const { outputLabels, outputTexts } = useTexts();
  const hidden = useSelector(outputView, selectHiddenLabels);
  return (
    <div role="group" aria-label={outputTexts.labels} className="flex gap-1">
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          aria-pressed={!hidden.includes(label)}
          className="readout-text h-8 rounded border border-edge px-1.5 text-muted line-through hover:bg-hover aria-pressed:border-accent aria-pressed:text-ink aria-pressed:no-underline"
          onClick={() => outputView.send({ type: 'label.toggled', label })}
        >
          {outputLabels[label]}
        </button>
      ))}
    </div>
  );
}
