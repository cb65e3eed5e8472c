import { useSelector } from '@xstate/react';
import { type BoardActor, selectReported } from '#machines/pages/boardMachine.ts';
import type { BoardRun } from '#machines/ports/boardPort.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useSaid } from '../useCourse.ts';
import { useTexts } from '../useTexts.ts';
import { DrivePicture } from './DrivePicture.tsx';

interface SharedRunCardProps {
  board: BoardActor;
  run: BoardRun;
}

type RunProps = Pick<SharedRunCardProps, 'run'>;

/** One run of the board: how it was driven, by whom and in which challenge, and what can be done about it. */
export function SharedRunCard({ board, run }: SharedRunCardProps) {
  const { communityTexts, progressTexts } = useTexts();
  return (
    <article
      aria-label={run.title}
      className="h-full flex flex-col rounded-lg border border-line bg-surface shadow-raised"
    >
      <DrivePicture run={run} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="text-lg [overflow-wrap:anywhere] font-semibold">{run.title}</h3>
        <p>
          <ChallengeTitle run={run} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="[overflow-wrap:anywhere]">{run.userName ?? communityTexts.anonymous}</span>
          <time dateTime={run.shared_at}>{progressTexts.on(run.shared_at)}</time>
          <Result run={run} />
        </p>
        {run.is_hidden ? <p className="text-sm text-warn">{communityTexts.hidden}</p> : null}
        <div className="mt-auto flex justify-end pt-1">
          {run.is_own ? <Own board={board} run={run} /> : <Foreign board={board} run={run} />}
        </div>
      </div>
    </article>
  );
}

/** It leads to the challenge for as long as the course has it. */
function ChallengeTitle({ run: { challenge_id: id, challenge_title: title, is_retired: isRetired } }: RunProps) {
  const said = useSaid();
  if (isRetired) return said(title);
  return (
    <Link className="text-accent-text underline-offset-4 hover:underline" href={`/challenge/${id}`}>
      {said(title)}
    </Link>
  );
}

function Result({ run: { outcome, seconds } }: RunProps) {
  const { communityTexts } = useTexts();
  if (outcome === null || outcome === 'unjudged' || seconds === null) return <span>{communityTexts.unjudged}</span>;
  return outcome === 'passed' ? (
    <Badge tone="good">{communityTexts.solved(seconds)}</Badge>
  ) : (
    <Badge tone="warn">{communityTexts.unsolved(seconds)}</Badge>
  );
}

function Own({ board, run }: SharedRunCardProps) {
  const { communityTexts } = useTexts();
  return (
    <Button
      size="sm"
      className="max-md:h-11"
      label={communityTexts.takeBackNamed(run.title)}
      onPress={() => board.send({ type: 'removal.requested', id: run.id })}
    >
      {communityTexts.takeBack}
    </Button>
  );
}

function Foreign({ board, run }: SharedRunCardProps) {
  const { communityTexts } = useTexts();
  const isReported = useSelector(board, selectReported).includes(run.id);
  if (isReported)
    return (
      <p role="status" className="text-sm text-muted">
        {communityTexts.reported}
      </p>
    );
  return (
    <Button
      size="sm"
      variant="quiet"
      className="max-md:h-11"
      label={communityTexts.reportNamed(run.title)}
      onPress={() => board.send({ type: 'report.requested', id: run.id })}
    >
      {communityTexts.report}
    </Button>
  );
}
