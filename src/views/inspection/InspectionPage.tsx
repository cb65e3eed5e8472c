import DownloadIcon from '~icons/lucide/download';
import { useSelector } from '@xstate/react';
import { type InspectionActor, selectIsWatching } from '#machines/recording/inspectionMachine.ts';
import { inspectionTexts } from '../../texts/inspectionTexts.ts';
import { Button } from '../ui/Button.tsx';
import { EventSender } from './EventSender.tsx';
import { InspectedActors } from './InspectedActors.tsx';
import { InspectedDelivery } from './InspectedDelivery.tsx';
import { InspectedEvents } from './InspectedEvents.tsx';
import { InspectedMachine } from './InspectedMachine.tsx';
import '../theme/fonts.css';
import '../theme/theme.css';
import '../theme/forcedColors.css';

/** What the actors of a visit in another window are doing. */
export function InspectionPage({ inspection }: { inspection: InspectionActor }) {
  const isWatching = useSelector(inspection, selectIsWatching);
  return (
    <main className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{inspectionTexts.title}</h1>
        {isWatching ? (
          <Button size="sm" icon={DownloadIcon} onPress={() => inspection.send({ type: 'download.requested' })}>
            {inspectionTexts.download}
          </Button>
        ) : null}
      </div>
      {isWatching ? (
        <div className="grid grid-cols-1 gap-3 md:grid-cols-[20rem_1fr]">
          <InspectedActors inspection={inspection} />
          <InspectedMachine inspection={inspection} />
          <div className="grid grid-cols-1 gap-3 md:col-span-2 md:grid-cols-2">
            <InspectedDelivery inspection={inspection} />
            <EventSender inspection={inspection} />
          </div>
          <InspectedEvents inspection={inspection} />
        </div>
      ) : (
        <p className="text-lg text-muted">{inspectionTexts.waiting}</p>
      )}
    </main>
  );
}
