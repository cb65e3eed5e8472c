import type { ProcessEntry } from '#contract/entities.ts';
import type { OutputRow as Row } from '#machines/ports/outputPort.ts';
import { type OutputLabel, labelOf } from '#machines/workspace/outputLine.ts';
import { isFailure } from '#machines/workspace/isFailure.ts';
import { endText } from '../../../texts/endText.ts';
import { useTexts } from '../../useTexts.ts';
import { clockTime } from '../clockTime.ts';
import { StyledText } from './StyledText.tsx';

const colours: Record<OutputLabel, string> = {
  ERR: 'text-console-err',
  WARN: 'text-console-warn',
  OUT: 'text-console-out',
};

interface OutputRowProps {
  row: Row;
  /** What is known of the process that printed it. */
  process: ProcessEntry | undefined;
}

/** One row: its label, who printed it, and what. As high as every other. */
export function OutputRow({ row, process }: OutputRowProps) {
  const { outputLabels, outputTexts } = useTexts();
  if (row.kind === 'gap') return <p className="h-5 px-4 text-faint leading-5">{outputTexts.missed(row.missed)}</p>;
  if (row.kind === 'begin') return <Begin process={process} />;
  if (row.kind === 'end') return <End process={process} />;
  const label = labelOf(row);
  return (
    <div className="flex h-5 items-center gap-3 whitespace-pre px-4 leading-5 hover:bg-hover/60">
      <span className={`w-8 shrink-0 select-none font-semibold ${colours[label]}`}>{outputLabels[label]}</span>
      <ProcessName process={process} />
      <span className="text-ink">
        <StyledText text={row.text} />
      </span>
    </div>
  );
}

function ProcessName({ process }: Pick<OutputRowProps, 'process'>) {
  return <span className="w-16 shrink-0 md:w-28 select-none truncate text-faint">{process?.name}</span>;
}

/** What was started, and when, above its first line. */
function Begin({ process }: Pick<OutputRowProps, 'process'>) {
  const { outputTexts } = useTexts();
  const began = process && outputTexts.began(process.command, clockTime(Date.parse(process.start_time)));
  return (
    <div className="flex h-5 items-center gap-3 whitespace-pre border-t border-line px-4 leading-5">
      <span className="w-8 shrink-0" />
      <ProcessName process={process} />
      <span className="font-semibold text-muted">{began}</span>
    </div>
  );
}

/** How a process ended, behind its last line. */
function End({ process }: Pick<OutputRowProps, 'process'>) {
  const { endTexts } = useTexts();
  if (process === undefined) return null;
  return (
    <div className="flex h-5 items-center gap-3 whitespace-pre px-4 leading-5">
      <span className="w-8 shrink-0" />
      <ProcessName process={process} />
      <span className={isFailure(process) ? 'text-console-err' : 'text-faint'}>{endText(endTexts, process)}</span>
    </div>
  );
}
