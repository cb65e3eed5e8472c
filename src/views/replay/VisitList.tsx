import DownloadIcon from '~icons/lucide/download';
import EyeIcon from '~icons/lucide/eye';
import HistoryIcon from '~icons/lucide/history';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { KeptVisit } from '#machines/ports/visitPort.ts';
import {
  type VisitListActor,
  selectGiving,
  selectHasFailed,
  selectIsAtWork,
  selectIsListing,
  selectOpening,
  selectVisitFault,
  selectVisits,
} from '#machines/recording/visitListMachine.ts';
import { dayText } from '../../texts/momentText.ts';
import { visitPageText } from '../../texts/visitPageText.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';

/** The visits that this browser has kept, and what can be done with each. */
export function VisitList({ list }: { list: VisitListActor }) {
  const { visitTexts } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl font-semibold">
        {visitTexts.title}
      </h2>
      <p className="mt-2 max-w-prose text-base text-muted">{visitTexts.intro}</p>
      <div className="mt-4">
        <Visits list={list} />
      </div>
    </section>
  );
}

function Visits({ list }: { list: VisitListActor }) {
  const { visitTexts } = useTexts();
  const visits = useSelector(list, selectVisits);
  const isListing = useSelector(list, selectIsListing);
  const hasFailed = useSelector(list, selectHasFailed);
  if (isListing)
    return (
      <div role="status" aria-label={visitTexts.loading} className="grid gap-2">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  if (hasFailed) return <Unlisted list={list} />;
  if (visits.length === 0)
    return (
      <EmptyState icon={HistoryIcon} title={visitTexts.none}>
        <p>{visitTexts.noneYet}</p>
      </EmptyState>
    );
  return (
    <>
      <Fault list={list} />
      <ol aria-label={visitTexts.list} className="divide-y divide-line">
        {visits.map((visit) => (
          <Visit key={visit.id} visit={visit} list={list} />
        ))}
      </ol>
    </>
  );
}

function Unlisted({ list }: { list: VisitListActor }) {
  const { visitTexts } = useTexts();
  return (
    <EmptyState
      icon={UnplugIcon}
      title={visitTexts.unlisted}
      action={
        <Button
          size="sm"
          icon={RotateCwIcon}
          className="max-md:h-11"
          onPress={() => list.send({ type: 'list.requested' })}
        >
          {visitTexts.tryAgain}
        </Button>
      }
    >
      <Fault list={list} />
    </EmptyState>
  );
}

function Fault({ list }: { list: VisitListActor }) {
  const { visitFaultTexts } = useTexts();
  const fault = useSelector(list, selectVisitFault);
  return fault === null ? null : (
    <p role="alert" className="mb-2 text-base text-bad">
      {visitFaultTexts[fault]}
    </p>
  );
}

function Visit({ visit, list }: { visit: KeptVisit; list: VisitListActor }) {
  const { pageTitles, timeTexts, visitTexts } = useTexts();
  const isOpening = useSelector(list, selectOpening) === visit.id;
  const isGiving = useSelector(list, selectGiving) === visit.id;
  const isAtWork = useSelector(list, selectIsAtWork);
  const begun = dayText(timeTexts, visit.begunAt);
  return (
    <li className="flex flex-wrap items-center gap-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 text-ink">
          <span>{begun}</span>
          {visit.isOver ? null : <Badge tone="warn">{visitTexts.crashed}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{visitPageText(pageTitles, visit.page)}</span>
          <span>{visitTexts.lasted(visit.keptAt - visit.begunAt)}</span>
          <span>{visitTexts.events(visit.events)}</span>
        </p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        <Button
          size="sm"
          icon={EyeIcon}
          label={visitTexts.lookAt(begun)}
          className="max-md:h-11"
          isBusy={isOpening}
          isDisabled={isAtWork && !isOpening}
          onPress={() => list.send({ type: 'visit.chosen', id: visit.id })}
        >
          {visitTexts.look}
        </Button>
        <Button
          size="sm"
          icon={DownloadIcon}
          label={visitTexts.downloadOf(begun)}
          className="max-md:h-11"
          isBusy={isGiving}
          isDisabled={isAtWork && !isGiving}
          onPress={() => list.send({ type: 'download.requested', id: visit.id })}
        >
          {visitTexts.download}
        </Button>
      </div>
    </li>
  );
}
