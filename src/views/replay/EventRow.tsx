import OctagonAlertIcon from '~icons/lucide/octagon-alert';
import type { LogRow } from '#machines/recording/logRows.ts';
import { stateWords } from '#machines/recording/stateWords.ts';
import { useTexts } from '../useTexts.ts';
import { EVENT_HEIGHT } from './rowsInView.ts';

interface EventRowProps {
  row: LogRow;
  /** Where it stands among those that are listed, from 1. */
  place: number;
  count: number;
  isChosen: boolean;
  /** Here today's machines part from the log. */
  hasParted: boolean;
  onChoose: () => void;
}

export const optionId = (step: number): string => `step-${step}`;

/** One event: when, what, who to whom, and what came of it. */
export function EventRow({ row, place, count, isChosen, hasParted, onChoose }: EventRowProps) {
  const { replayTexts, senderTexts } = useTexts();
  const { step, t, from, to, type, became } = row;
  return (
    // The list has the focus and hears the keys; an option is only pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={optionId(step)}
      role="option"
      aria-selected={isChosen}
      aria-posinset={place}
      aria-setsize={count}
      className="cursor-pointer border-b border-line/60 px-3 py-1 font-mono text-xs hover:bg-hover aria-selected:bg-accent/15"
      style={{ height: EVENT_HEIGHT }}
      onClick={onChoose}
    >
      <div className="flex items-baseline gap-2">
        <span className="w-9 shrink-0 text-right tabular-nums text-muted">{step}</span>
        <span className="min-w-0 flex-1 truncate font-medium text-ink">{type}</span>
        {hasParted ? (
          <span className="flex items-center gap-1 text-bad">
            <OctagonAlertIcon />
            {replayTexts.parted}
          </span>
        ) : null}
        <span className="shrink-0 tabular-nums text-muted">{replayTexts.seconds(t)}</span>
      </div>
      <div className="flex items-baseline gap-2 pl-11">
        <span className="min-w-0 flex-1 truncate text-muted">
          {from.kind === 'work' ? from.name : senderTexts[from.kind]} → {withoutRoot(to)}
        </span>
        <span className="max-w-1/2 shrink-0 truncate text-signal">{became.map(stateText).join(', ')}</span>
      </div>
    </div>
  );
}

const withoutRoot = (path: string): string => path.replace(/^app\//, '');

const stateText = ({ path, state }: LogRow['became'][number]): string =>
  `${path.slice(path.lastIndexOf('/') + 1)}: ${stateWords(state)}`;
