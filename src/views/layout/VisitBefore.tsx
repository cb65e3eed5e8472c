import DownloadIcon from '~icons/lucide/download';
import { useSelector } from '@xstate/react';
import { createActor, createEmptyActor } from 'xstate';
import type { LogPort } from '#machines/ports/logPort.ts';
import {
  type VisitListActor,
  selectBefore,
  selectGiving,
  selectVisitFault,
  visitListMachine,
} from '#machines/recording/visitListMachine.ts';
import { dayText } from '../../texts/momentText.ts';
import { visitPageText } from '../../texts/visitPageText.ts';
import { Button } from '../ui/Button.tsx';
import { useOwnActor } from '../useOwnActor.ts';
import { useTexts } from '../useTexts.ts';

interface VisitBeforeProps {
  log: LogPort;
  /** Who is here. */
  userId: string | null;
}

/** Here nobody looks at a log. */
const nobody = createEmptyActor();

/** The log of the visit before this one, where a crash or a reload has ended it. */
export function VisitBefore({ log, userId }: VisitBeforeProps) {
  const list = useOwnActor(() => createActor(visitListMachine, { input: { log, userId, owner: nobody } }));
  return <BeforeOffer list={list} />;
}

function BeforeOffer({ list }: { list: VisitListActor }) {
  const { pageTitles, timeTexts, visitFaultTexts, visitTexts } = useTexts();
  const visit = useSelector(list, selectBefore);
  const isGiving = useSelector(list, selectGiving) !== null;
  const fault = useSelector(list, selectVisitFault);
  if (visit === undefined) return null;
  const begun = dayText(timeTexts, visit.begunAt);
  return (
    <section aria-label={visitTexts.before} className="mt-4">
      <h3 className="font-medium text-ink">{visitTexts.before}</h3>
      <p role="status" className="mt-1">
        {visitTexts[visit.isOver ? 'beforeLeft' : 'beforeCrashed'](begun, visitPageText(pageTitles, visit.page))}
      </p>
      <div className="mt-2">
        <Button
          size="sm"
          icon={DownloadIcon}
          className="max-md:h-11"
          isBusy={isGiving}
          onPress={() => list.send({ type: 'download.requested', id: visit.id })}
        >
          {visitTexts.downloadBefore}
        </Button>
      </div>
      {fault === null ? null : (
        <p role="alert" className="mt-2 text-bad">
          {visitFaultTexts[fault]}
        </p>
      )}
    </section>
  );
}
