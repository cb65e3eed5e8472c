import FilmIcon from '~icons/lucide/film';
import GhostIcon from '~icons/lucide/ghost';
import PlayIcon from '~icons/lucide/play';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import Share2Icon from '~icons/lucide/share-2';
import Trash2Icon from '~icons/lucide/trash-2';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import type { NamedRun } from '#machines/ports/keptRunsPort.ts';
import {
  type KeptRunsActor,
  selectComparing,
  selectFault,
  selectHasFailed,
  selectIsListing,
  selectLoading,
  selectRuns,
} from '#machines/workspace/keptRunsSelectors.ts';
import { type ScrubberActor, selectCompared } from '#machines/workspace/scrubberMachine.ts';
import { dayText } from '../../../texts/momentText.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../useTexts.ts';

interface KeptRunListProps {
  keptRuns: KeptRunsActor;
  scrubber: ScrubberActor;
  world: number | null | undefined;
}

/** The runs that are kept, newest first. */
export function KeptRunList({ keptRuns, scrubber, world }: KeptRunListProps) {
  const { keptRunsTexts } = useTexts();
  const runs = useSelector(keptRuns, selectRuns);
  const isListing = useSelector(keptRuns, selectIsListing);
  const hasFailed = useSelector(keptRuns, selectHasFailed);
  if (isListing)
    return (
      <div role="status" aria-label={keptRunsTexts.loading} className="grid gap-2">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    );
  if (hasFailed) return <Unlisted keptRuns={keptRuns} />;
  if (runs.length === 0) return <EmptyState icon={FilmIcon} title={keptRunsTexts.none} />;
  return (
    <ol aria-label={keptRunsTexts.list} className="-mx-2 max-h-50vh overflow-y-auto">
      {runs.map((run) => (
        <Run key={run.id} run={run} keptRuns={keptRuns} scrubber={scrubber} world={world} />
      ))}
    </ol>
  );
}

function Unlisted({ keptRuns }: Pick<KeptRunListProps, 'keptRuns'>) {
  const { keptRunsFaultTexts, keptRunsTexts } = useTexts();
  const fault = useSelector(keptRuns, selectFault);
  return (
    <EmptyState
      icon={UnplugIcon}
      title={keptRunsTexts.unlisted}
      action={
        <Button
          size="sm"
          icon={RotateCwIcon}
          className="max-md:h-11"
          onPress={() => keptRuns.send({ type: 'list.requested' })}
        >
          {keptRunsTexts.tryAgain}
        </Button>
      }
    >
      <p role="alert">{fault === null ? '' : keptRunsFaultTexts[fault]}</p>
    </EmptyState>
  );
}

function Run({ run, keptRuns, scrubber, world }: KeptRunListProps & { run: NamedRun }) {
  const { keptRunsTexts, timeTexts } = useTexts();
  const isLoading = useSelector(keptRuns, selectLoading) === run.id;
  const isComparing = useSelector(keptRuns, selectComparing) === run.id;
  const isCompared = useSelector(scrubber, selectCompared).includes(run.id);
  const whyDisabled =
    world === undefined ? keptRunsTexts.worldUnknown : world === run.world ? undefined : keptRunsTexts.otherWorld;
  const where = run.world === null ? keptRunsTexts.practice : keptRunsTexts.challenge(run.world);
  return (
    <li className="flex flex-wrap min-h-11 items-center gap-2 px-2 py-1">
      <div className="min-w-0 flex-1 basis-32">
        <p className="break-words text-ink">{run.name}</p>
        <p className="readout-text flex flex-wrap gap-x-3 text-muted">
          <span>{dayText(timeTexts, run.keptAt)}</span> <span>{where}</span>{' '}
          <span>{keptRunsTexts.seconds(run.seconds)}</span>
        </p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        <Button
          size="sm"
          icon={PlayIcon}
          label={keptRunsTexts.watchNamed(run.name)}
          className="max-md:h-11"
          isBusy={isLoading}
          whyDisabled={whyDisabled}
          onPress={() => keptRuns.send({ type: 'run.chosen', id: run.id })}
        >
          {keptRunsTexts.watch}
        </Button>
        <Button
          size="sm"
          icon={GhostIcon}
          label={keptRunsTexts.compareNamed(run.name)}
          className="max-md:h-11"
          isBusy={isComparing}
          whyDisabled={whyDisabled ?? (isCompared ? keptRunsTexts.compared : undefined)}
          onPress={() => keptRuns.send({ type: 'run.compared', id: run.id })}
        >
          {keptRunsTexts.compare}
        </Button>
        <Button
          size="sm"
          icon={Share2Icon}
          label={keptRunsTexts.shareNamed(run.name)}
          className="max-md:h-11"
          whyDisabled={run.world === null ? keptRunsTexts.shareOfChallenge : undefined}
          onPress={() => keptRuns.send({ type: 'run.offered', run })}
        >
          {keptRunsTexts.share}
        </Button>
        <IconButton
          label={keptRunsTexts.delete(run.name)}
          icon={Trash2Icon}
          className="max-md:size-11"
          onPress={() => keptRuns.send({ type: 'removal.requested', id: run.id })}
        />
      </div>
    </li>
  );
}
