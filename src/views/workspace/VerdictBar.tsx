import { useSelector } from '@xstate/react';
import type { Judging, Verdict } from '#contract/verdict.ts';
import {
  type SubmissionActor,
  selectChallengeId,
  selectFault,
  selectIsJudging,
  selectIsUnknown,
  selectJudging,
} from '#machines/workspace/submissionSelectors.ts';
import { type WorkspaceActor, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { reasonText } from '../../texts/toldFact.ts';
import { failedCheckText, trialEndText } from '../../texts/verdictText.ts';
import { Banner, type BannerTone } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';

type Judged = Extract<Judging, { state: 'judged' }>;

interface VerdictBarProps {
  workspace: WorkspaceActor;
  submission: SubmissionActor;
}

/** What became of the solution of this challenge: its place in the queue, how far the judge is, and what came of it. */
export function VerdictBar({ workspace, submission }: VerdictBarProps) {
  const problem = useSelector(workspace, selectProblem);
  const challengeId = useSelector(submission, selectChallengeId);
  const isJudging = useSelector(submission, selectIsJudging);
  const isUnknown = useSelector(submission, selectIsUnknown);
  const judging = useSelector(submission, selectJudging);
  if (problem?.id !== challengeId) return null;
  if (isUnknown) return <Unknown submission={submission} />;
  if (judging?.state === 'judged') return <Result submission={submission} judged={judging} />;
  return isJudging ? <UnderWay judging={judging} /> : null;
}

function UnderWay({ judging }: { judging: Judging | null }) {
  const { verdictTexts } = useTexts();
  return <Banner tone="signal">{underWayText(verdictTexts, judging)}</Banner>;
}

function Unknown({ submission }: { submission: SubmissionActor }) {
  const texts = useTexts();
  const { verdictTexts } = texts;
  const fault = useSelector(submission, selectFault);
  return (
    <Banner
      tone="warn"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" className="max-md:h-11" onPress={() => submission.send({ type: 'verdict.requested' })}>
            {verdictTexts.askAgain}
          </Button>
          <CloseButton submission={submission} />
        </div>
      }
    >
      {fault === null ? verdictTexts.brokeDown : verdictTexts.unknown(reasonText(texts, fault))}
    </Banner>
  );
}

function Result({ submission, judged }: { submission: SubmissionActor; judged: Judged }) {
  const { verdictTexts } = useTexts();
  const { verdict, best_seconds: best } = judged;
  return (
    <Banner tone={toneOf(judged)} action={<CloseButton submission={submission} />}>
      {verdict === null ? verdictTexts.unjudged : <Findings verdict={verdict} best={best} />}
    </Banner>
  );
}

function Findings({ verdict, best }: { verdict: Verdict; best: number | null }) {
  const { verdictTexts } = useTexts();
  const passed = verdict.checks.filter((check) => check.passed).length;
  const facts = [
    verdictTexts.checks(passed, verdict.checks.length),
    verdictTexts.seconds(verdict.seconds),
    verdictTexts.metres(verdict.metres),
    best === null ? null : verdictTexts.best(best),
  ];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>{verdict.passed ? verdictTexts.solved : verdictTexts.unsolved}</strong>
        <span className="text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {verdict.passed ? null : <Failures verdict={verdict} />}
    </>
  );
}

/** Each check that has not passed, and what else is to be known about why. */
function Failures({ verdict }: { verdict: Verdict }) {
  const texts = useTexts();
  const sentences = [
    trialEndText(texts, verdict.end),
    verdict.commands === 0 ? texts.verdictTexts.neverCommanded : null,
    ...verdict.checks.filter(({ passed }) => !passed).map((check) => failedCheckText(texts, check, verdict)),
    verdict.by_wall_clock ? texts.verdictTexts.byWallClock : null,
  ];
  return (
    <>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5">
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

function CloseButton({ submission }: { submission: SubmissionActor }) {
  const { verdictTexts } = useTexts();
  return (
    <Button size="sm" className="max-md:h-11" onPress={() => submission.send({ type: 'verdict.dismissed' })}>
      {verdictTexts.close}
    </Button>
  );
}

function toneOf({ outcome }: Judged): BannerTone {
  return outcome === 'failed' ? 'bad' : 'signal';
}

function underWayText(verdictTexts: ReturnType<typeof useTexts>['verdictTexts'], judging: Judging | null): string {
  if (judging?.state === 'queued') return verdictTexts.queued(judging.place);
  if (judging?.state === 'running') return verdictTexts.running(judging.seconds);
  return verdictTexts.asking;
}
