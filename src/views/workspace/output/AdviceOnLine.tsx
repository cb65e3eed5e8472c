import LightbulbIcon from '~icons/lucide/lightbulb';
import { useTexts } from '../../useTexts.ts';
import { MARK_COLUMNS } from './adviceLines.ts';

/** What a line of output means, below it; it is not copied with what the program printed. */
export function AdviceOnLine({ lines }: { lines: readonly string[] }) {
  const { outputTexts } = useTexts();
  return (
    <span role="note" aria-label={outputTexts.advice} className="relative block select-none text-accent-text">
      <LightbulbIcon className="absolute left-0 top-1" />
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of one sentence never change their places
        <span key={index} className="block whitespace-pre" style={{ paddingLeft: `${MARK_COLUMNS}ch` }}>
          {`${line} `}
        </span>
      ))}
    </span>
  );
}
