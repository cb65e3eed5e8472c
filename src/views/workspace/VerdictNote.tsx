import { useSelector } from '@xstate/react';
import { type Judging, type Verdict, isMeasured } from '#contract/verdict.ts';
import {
  type SubmissionActor,
  selectChallengeId,
  selectFault,
  selectHandedInAt,
  selectIsJudging,
  selectIsUnknown,
  selectIsUnrecalled,
  selectJudging,
  selectSubmissionId,
} from '#machines/workspace/submissionSelectors.ts';
import { type WorkspaceActor, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { dayText } from '../../texts/momentText.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { verdictFacts } from '../../texts/verdictText.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { type NoteTone, StatusNote } from '../ui/StatusNote.tsx';
import { useTexts } from '../useTexts.ts';
import { type OnWatch, VerdictDetails } from './VerdictDetails.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';

type Judged = Extract<Judging, { state: 'judged' }>;

interface VerdictNoteProps {
  workspace: WorkspaceActor;
  submission: SubmissionActor;
  /** Null where the robot is in another world than that of the challenge. */
  onWatch: OnWatch | null;
  /** The run of the judge that came of this submission is to be shared under this title. */
  onShare: (submissionId: number, title: string) => void;
}

/** What became of the solution of this challenge: its place in the queue, how far the judge is, and what came of it. */
export function VerdictNote({ workspace, submission, onWatch, onShare }: VerdictNoteProps) {
  const problem = useSelector(workspace, selectProblem);
  const challengeId = useSelector(submission, selectChallengeId);
  const isJudging = useSelector(submission, selectIsJudging);
  const isUnknown = useSelector(submission, selectIsUnknown);
  const isUnrecalled = useSelector(submission, selectIsUnrecalled);
  const judging = useSelector(submission, selectJudging);
  const submissionId = useSelector(submission, selectSubmissionId);
  if (problem?.id !== challengeId) return <Nothing />;
  if (isUnknown || isUnrecalled) return <Unknown submission={submission} isUnrecalled={isUnrecalled} />;
  if (judging?.state === 'judged') {
    const share = () => submissionId !== null && onShare(submissionId, problem.title);
    return <Result submission={submission} judged={judging} onWatch={onWatch} onShare={share} />;
  }
  return isJudging ? <UnderWay judging={judging} /> : <Nothing />;
}

/** The place where it will be said, so that it is heard. */
function Nothing() {
  const { verdictTexts } = useTexts();
  return <StatusNote label={verdictTexts.details} tone={null} line="" details="" />;
}

function UnderWay({ judging }: { judging: Judging | null }) {
  const { verdictTexts } = useTexts();
  const line = underWayText(verdictTexts, judging);
  return <StatusNote label={verdictTexts.details} tone="signal" line={line} details={line} />;
}

function Unknown({ submission, isUnrecalled }: { submission: SubmissionActor; isUnrecalled: boolean }) {
  const texts = useTexts();
  const { verdictTexts } = texts;
  const fault = useSelector(submission, selectFault);
  const say = isUnrecalled ? verdictTexts.unrecalled : verdictTexts.unknown;
  const line = fault === null ? verdictTexts.brokeDown : say(reasonText(texts, fault));
  return (
    <StatusNote
      label={verdictTexts.details}
      tone="warn"
      line={line}
      details={line}
      action={
        <Button
          size="sm"
          variant="quiet"
          className="h-7!"
          ref={handFocusOn()}
          onPress={() => submission.send({ type: 'verdict.requested' })}
        >
          {verdictTexts.askAgain}
        </Button>
      }
      dismissal={{ label: verdictTexts.close, dismiss: () => submission.send({ type: 'verdict.dismissed' }) }}
    />
  );
}

const tones: Readonly<Record<Judged['outcome'], NoteTone>> = { passed: 'good', failed: 'bad', unjudged: 'signal' };

interface ResultProps {
  submission: SubmissionActor;
  judged: Judged;
  onWatch: OnWatch | null;
  onShare: () => void;
}

function Result({ submission, judged, onWatch, onShare }: ResultProps) {
  const { timeTexts, verdictTexts } = useTexts();
  const { outcome, verdict, best_seconds: best } = judged;
  const handedInAt = useSelector(submission, selectHandedInAt);
  return (
    <StatusNote
      label={verdictTexts.details}
      tone={tones[outcome]}
      line={verdict === null ? verdictTexts.unjudged : <ResultLine verdict={verdict} />}
      details={
        <>
          {handedInAt === null ? null : (
            <p className="mb-1">{verdictTexts.handedIn(dayText(timeTexts, Date.parse(handedInAt)))}</p>
          )}
          {verdict === null ? (
            verdictTexts.unjudged
          ) : (
            <VerdictDetails verdict={verdict} best={best} onWatch={onWatch} onShare={onShare} />
          )}
          {outcome === 'failed' ? null : <Onward />}
        </>
      }
      dismissal={{ label: verdictTexts.close, dismiss: () => submission.send({ type: 'verdict.dismissed' }) }}
    />
  );
}

/** Whoever has solved a challenge goes on to the next one. */
function Onward() {
  const { verdictTexts } = useTexts();
  return (
    <p className="mt-3">
      <ButtonLink to="/challenges" variant="primary" size="sm">
        {verdictTexts.onward}
      </ButtonLink>
    </p>
  );
}

function ResultLine({ verdict }: { verdict: Verdict }) {
  const { verdictTexts } = useTexts();
  return (
    <>
      <strong>{verdict.passed ? verdictTexts.solved : verdictTexts.unsolved}</strong>
      {isMeasured(verdict) ? <span className="text-muted"> {verdictFacts(verdictTexts, verdict)}</span> : null}
    </>
  );
}

function underWayText(verdictTexts: ReturnType<typeof useTexts>['verdictTexts'], judging: Judging | null): string {
  if (judging?.state === 'queued') return verdictTexts.queued(judging.place);
  if (judging?.state === 'running') {
    if (judging.progress === null) return verdictTexts.beginning;
    const { start, of, seconds } = judging.progress;
    return verdictTexts.running(start, of, seconds);
  }
  return verdictTexts.asking;
}
