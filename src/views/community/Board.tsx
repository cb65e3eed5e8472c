import ClipboardListIcon from '~icons/lucide/clipboard-list';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import {
  type BoardActor,
  selectFault,
  selectHasFailed,
  selectHasMore,
  selectIsAdding,
  selectIsLoading,
  selectRuns,
} from '#machines/pages/boardMachine.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';
import { BoardQuestions } from './BoardQuestions.tsx';
import { SharedRunCard } from './SharedRunCard.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';

const GRID = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3';

/** The runs that learners have shared, newest first. */
export function Board({ board }: { board: BoardActor }) {
  const texts = useTexts();
  const { communityTexts } = texts;
  const isLoading = useSelector(board, selectIsLoading);
  const hasFailed = useSelector(board, selectHasFailed);
  const fault = useSelector(board, selectFault);
  return (
    <section aria-labelledby="board" aria-busy={isLoading} className="mt-12">
      <h2 id="board" className="text-2xl font-semibold tracking-tight">
        {communityTexts.board}
      </h2>
      <p className="mb-5 mt-2 max-w-44rem text-muted">{communityTexts.advice}</p>
      <p role="alert" className="mb-4 text-bad empty:hidden">
        {fault === null ? null : communityTexts.refused(reasonText(texts, fault))}
      </p>
      {isLoading ? <Waiting /> : hasFailed ? <Failed board={board} /> : <Runs board={board} />}
      <BoardQuestions board={board} />
    </section>
  );
}

function Waiting() {
  const { communityTexts } = useTexts();
  return (
    <div role="status" aria-label={communityTexts.loading} className={GRID}>
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

function Failed({ board }: { board: BoardActor }) {
  const { communityTexts } = useTexts();
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={UnplugIcon}
        title={communityTexts.failed}
        action={
          <Button icon={RotateCwIcon} onPress={() => board.send({ type: 'retry.requested' })}>
            {communityTexts.tryAgain}
          </Button>
        }
      >
        <p>{communityTexts.failedAdvice}</p>
      </EmptyState>
    </div>
  );
}

function Runs({ board }: { board: BoardActor }) {
  const { communityTexts } = useTexts();
  const runs = useSelector(board, selectRuns);
  const hasMore = useSelector(board, selectHasMore);
  if (runs.length === 0 && !hasMore)
    return (
      <div className="max-w-44rem rounded-lg border border-line bg-surface">
        <EmptyState
          icon={ClipboardListIcon}
          title={communityTexts.nothing}
          action={<ButtonLink to="/challenges">{communityTexts.drive}</ButtonLink>}
        >
          <p className="max-w-30rem">{communityTexts.nothingAdvice}</p>
        </EmptyState>
      </div>
    );
  return (
    <>
      <ol aria-label={communityTexts.list} className={GRID}>
        {runs.map((run) => (
          <li key={run.id}>
            <SharedRunCard board={board} run={run} />
          </li>
        ))}
      </ol>
      {hasMore ? <More board={board} /> : null}
    </>
  );
}

function More({ board }: { board: BoardActor }) {
  const { communityTexts } = useTexts();
  const isAdding = useSelector(board, selectIsAdding);
  return (
    <p className="mt-6 text-center">
      <Button
        ref={handFocusOn()}
        isBusy={isAdding}
        className="max-md:h-11"
        onPress={() => board.send({ type: 'more.requested' })}
      >
        {communityTexts.more}
      </Button>
    </p>
  );
}
