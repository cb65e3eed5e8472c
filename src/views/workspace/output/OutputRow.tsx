import { type OutputLabel, isGap, labelOf } from '#machines/workspace/outputLine.ts';
import { useTexts } from '../../useTexts.ts';
import { plainText } from '../plainText.ts';
import type { FeedLine } from './outputFeed.ts';

const colours: Record<OutputLabel, string> = {
  ERR: 'text-console-err',
  WARN: 'text-console-warn',
  OUT: 'text-console-out',
};

/** One line: its label, who printed it, and what. As high as every other. */
export function OutputRow({ line: { line, processName } }: { line: FeedLine }) {
  const { outputLabels, outputTexts } = useTexts();
  if (isGap(line)) return <p className="h-5 px-4 text-faint leading-5">{outputTexts.missed(line.text)}</p>;
  const label = labelOf(line);
  return (
    <div className="flex h-5 items-center gap-3 whitespace-pre px-4 leading-5 hover:bg-hover/60">
      <span className={`w-8 shrink-0 select-none font-semibold ${colours[label]}`}>{outputLabels[label]}</span>
      <span className="w-16 shrink-0 md:w-28 select-none truncate text-faint">{processName}</span>
      <span className="text-ink">{plainText(line.text)}</span>
    </div>
  );
}
