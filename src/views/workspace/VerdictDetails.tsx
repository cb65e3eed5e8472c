import type { Verdict } from '#contract/verdict.ts';
import { failedCheckText, otherStartText, trialEndText, verdictFacts } from '../../texts/verdictText.ts';
import { useTexts } from '../useTexts.ts';

/** All that was measured, and where it was not solved: why, and what the program printed last. */
export function VerdictDetails({ verdict, best }: { verdict: Verdict; best: number | null }) {
  const { verdictTexts } = useTexts();
  const facts = [
    verdictFacts(verdictTexts, verdict),
    verdictTexts.metres(verdict.metres),
    best === null ? null : verdictTexts.best(best),
  ];
  return (
    <>
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {verdict.passed ? null : <Failures verdict={verdict} />}
    </>
  );
}

/** Each check that has not passed, and what else is to be known about why. */
function Failures({ verdict }: { verdict: Verdict }) {
  const texts = useTexts();
  const sentences = [
    otherStartText(texts.verdictTexts, verdict),
    trialEndText(texts, verdict.end),
    verdict.commands === 0 ? texts.verdictTexts.neverCommanded : null,
    ...verdict.checks.filter(({ passed }) => !passed).map((check) => failedCheckText(texts, check, verdict)),
    verdict.by_wall_clock ? texts.verdictTexts.byWallClock : null,
  ];
  return (
    <>
      <ul className="mt-1 list-disc pl-5">
        {sentences.filter(Boolean).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
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
      <pre className="max-h-40 overflow-auto font-mono text-sm">{lines.join('\n')}</pre>
    </details>
  );
}
