import type { JudgedRun } from '#contract/judgedRun.ts';
import { type UnmetCheck, type Verdict, failuresOf, isMeasured } from '#contract/verdict.ts';
import { failedCheckText, otherStartText, trialEndText, verdictFacts } from '../../texts/verdictText.ts';
import { useSaid } from '../useCourse.ts';
import { useTexts } from '../useTexts.ts';
import { PopoverLink } from './PopoverLink.tsx';

/** The run of the judge is to be seen, with what failed in it: from its start on, or at its end. */
export type OnWatch = (run: JudgedRun, from: 'start' | 'end', failures: readonly UnmetCheck[]) => void;

interface VerdictDetailsProps {
  verdict: Verdict;
  best: number | null;
  /** Null where the robot is in another world than the one that it was judged in. */
  onWatch: OnWatch | null;
  /** The run of the judge is to be shared. */
  onShare: () => void;
}

/** All that was measured, and where it was not solved: why, and what the program printed last. */
export function VerdictDetails({ verdict, best, onWatch, onShare }: VerdictDetailsProps) {
  const { verdictTexts } = useTexts();
  const { run } = verdict;
  const facts = [
    ...(isMeasured(verdict) ? [verdictFacts(verdictTexts, verdict), verdictTexts.metres(verdict.metres)] : []),
    best === null ? null : verdictTexts.best(best),
  ];
  return (
    <>
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {run === undefined ? null : (
        <p className="flex flex-wrap gap-x-4">
          {onWatch === null ? (
            <span className="text-muted">{verdictTexts.elsewhere}</span>
          ) : (
            <PopoverLink onPress={() => onWatch(run, 'start', failuresOf(verdict))}>{verdictTexts.watch}</PopoverLink>
          )}
          <PopoverLink onPress={onShare}>{verdictTexts.share}</PopoverLink>
        </p>
      )}
      {verdict.passed ? null : <Failures verdict={verdict} onWatch={onWatch} />}
    </>
  );
}

/** Each check that has not passed, and what else is to be known about why. */
function Failures({ verdict, onWatch }: Pick<VerdictDetailsProps, 'verdict' | 'onWatch'>) {
  const texts = useTexts();
  const said = useSaid();
  const { run } = verdict;
  const judged = isMeasured(verdict);
  const before = [
    otherStartText(texts.verdictTexts, verdict, said),
    trialEndText(texts, verdict.end),
    judged && verdict.commands === 0 ? texts.verdictTexts.neverCommanded : null,
  ];
  const checks = verdict.checks
    .filter(({ passed }) => judged && !passed)
    .map((check) => failedCheckText(texts, check, verdict, said));
  return (
    <>
      <ul className="mt-1 list-disc pl-5">
        {before.filter(Boolean).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {checks.map((sentence) => (
          <li key={sentence}>
            {run === undefined || onWatch === null ? (
              sentence
            ) : (
              <PopoverLink onPress={() => onWatch(run, 'end', failuresOf(verdict))}>{sentence}</PopoverLink>
            )}
          </li>
        ))}
        {verdict.by_wall_clock ? <li>{texts.verdictTexts.byWallClock}</li> : null}
      </ul>
      {verdict.last_lines.length === 0 ? null : <LastLines lines={verdict.last_lines} />}
    </>
  );
}

function LastLines({ lines }: { lines: readonly string[] }) {
  const { verdictTexts } = useTexts();
  return (
    <details className="mt-1">
      <summary>{verdictTexts.lastLines}</summary>
      <pre
        // It scrolls, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        translate="no"
        className="max-h-40 overflow-auto font-mono text-sm -outline-offset-2"
      >
        {lines.join('\n')}
      </pre>
    </details>
  );
}
