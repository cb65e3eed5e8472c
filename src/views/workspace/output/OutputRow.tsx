import { type ReactNode, memo } from 'react';
import type { ProcessEntry } from '#contract/entities.ts';
import type { OutputRow as Row } from '#machines/ports/outputPort.ts';
import { isFailure } from '#machines/workspace/isFailure.ts';
import { type OutputLabel, labelOf } from '#machines/workspace/outputLine.ts';
import { momentText } from '../../../texts/momentText.ts';
import { endText } from '../../../texts/endText.ts';
import { useTexts } from '../../useTexts.ts';
import { AdviceOnLine } from './AdviceOnLine.tsx';
import { StyledText } from './StyledText.tsx';
import { adviceLines } from './adviceLines.ts';
import { ROW_HEIGHT } from './windowOf.ts';

const colours: Record<OutputLabel, string> = {
  ERR: 'text-console-err',
  WARN: 'text-console-warn',
  OUT: 'text-console-out',
};

interface OutputRowProps {
  row: Row;
  /** What is known of the process that printed it. */
  process: ProcessEntry | undefined;
  /** How many letters stand beside each other; null does not wrap lines. */
  columns?: number | null;
  /** How many lines it takes. */
  lines?: number;
  /** What is marked in it. */
  pattern?: RegExp | null;
  /** It is the one that was found last. */
  isFound?: boolean;
}

/** One row: its label, who printed it, and what. As high as its index says. Drawn anew only when it is another one, or looks otherwise. */
export const OutputRow = memo(function OutputRow({
  row,
  process,
  columns = null,
  lines = 1,
  pattern = null,
  isFound = false,
}: OutputRowProps) {
  const { adviceTexts, outputTexts } = useTexts();
  if (row.kind === 'gap')
    return <p className="h-5 truncate px-4 text-faint leading-5">{outputTexts.missed(row.missed)}</p>;
  if (row.kind === 'begin') return <Begin process={process} />;
  if (row.kind === 'end') return <End process={process} />;
  const advice = adviceLines(row.text, columns, adviceTexts);
  // What takes one line needs no place looked for where it could break.
  const isWhole = columns === null || lines === 1;
  return (
    <RowFrame
      label={labelOf(row)}
      name={process?.name}
      height={lines * ROW_HEIGHT}
      className={isFound ? 'marked bg-accent/15' : 'hover:bg-hover/60'}
    >
      <span className="min-w-0">
        <span
          translate="no"
          className={`block text-ink ${isWhole ? 'whitespace-pre' : 'overflow-hidden whitespace-break-spaces [line-break:anywhere]'}`}
          style={columns === null ? undefined : { width: `calc(${columns}ch + 2px)` }}
        >
          <StyledText text={row.text} pattern={pattern} />
        </span>
        {advice.length === 0 ? null : <AdviceOnLine lines={advice} />}
      </span>
    </RowFrame>
  );
});

interface RowFrameProps {
  /** Null for a row that nobody printed. */
  label: OutputLabel | null;
  name: string | undefined;
  height?: number;
  className?: string;
  children: ReactNode;
}

/** The columns of a row. Of these only the last is copied with a selection. */
export function RowFrame({ label, name, height = ROW_HEIGHT, className = '', children }: RowFrameProps) {
  const { outputLabels } = useTexts();
  return (
    <div className={`flex gap-3 overflow-hidden px-4 leading-5 ${className}`} style={{ height }}>
      <span className={`w-8 shrink-0 select-none font-semibold ${label === null ? '' : colours[label]}`}>
        {label === null ? '' : outputLabels[label]}
      </span>
      <span translate="no" className="w-28 shrink-0 select-none truncate text-faint max-md:hidden">
        {name}
      </span>
      {children}
    </div>
  );
}

/** What was started, and when, above its first line. */
function Begin({ process }: Pick<OutputRowProps, 'process'>) {
  const { outputTexts, timeTexts } = useTexts();
  const began = process && outputTexts.began(process.command, momentText(timeTexts, Date.parse(process.start_time)));
  return (
    <RowFrame label={null} name={process?.name} className="border-t border-line">
      <span title={began} className="truncate font-semibold text-muted">
        {began}
      </span>
    </RowFrame>
  );
}

/** How a process ended, behind its last line. */
function End({ process }: Pick<OutputRowProps, 'process'>) {
  const { endTexts } = useTexts();
  if (process === undefined) return null;
  return (
    <RowFrame label={null} name={process.name}>
      <span className={`truncate ${isFailure(process) ? 'text-console-err' : 'text-faint'}`}>
        {endText(endTexts, process)}
      </span>
    </RowFrame>
  );
}
