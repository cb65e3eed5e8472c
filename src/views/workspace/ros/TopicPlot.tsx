import PauseIcon from '~icons/lucide/pause';
import PlayIcon from '~icons/lucide/play';
import XIcon from '~icons/lucide/x';
import { useSelector } from '@xstate/react';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { TracePort } from '#machines/ports/topicPort.ts';
import { type ScrubberActor, selectOwnMoment } from '#machines/workspace/scrubberMachine.ts';
import { type TopicPlotActor, selectIsPaused, selectPlotted } from '#machines/workspace/topicPlotMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';
import { minuteOf } from './minuteOf.ts';
import { PlotTable } from './PlotTable.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';

/** Fetched with the first field that somebody plots; where it does not come, the table says the same. */
const PlotDrawing = lazy(async () => {
  try {
    return { default: (await import('./PlotDrawing.tsx')).PlotDrawing };
  } catch {
    return { default: NoDrawing };
  }
});

interface TopicPlotProps {
  topicPlot: TopicPlotActor;
  scrubber: ScrubberActor;
  traces: TracePort;
}

/** How the chosen fields went, of whichever topics, in the last minute, or in the one before the moment that is looked at: drawn, and in numbers. */
export function TopicPlot({ topicPlot, scrubber, traces: port }: TopicPlotProps) {
  const { plotTexts } = useTexts();
  const fields = useSelector(topicPlot, selectPlotted);
  const isPaused = useSelector(topicPlot, selectIsPaused);
  const moment = useSelector(scrubber, selectOwnMoment);
  const isPast = moment !== null;
  const traces = minuteOf(useSyncExternalStore(port.subscribe, port.read), moment);
  if (fields.length === 0) return null;
  return (
    <section ref={handFocusOn()} aria-label={plotTexts.plot} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className={`eyebrow mr-auto ${isPast ? 'text-warn' : ''}`}>
          {isPast ? plotTexts.plotThen : plotTexts.plot}
        </h3>
        <Button
          size="sm"
          icon={isPaused ? PlayIcon : PauseIcon}
          onPress={() => topicPlot.send({ type: isPaused ? 'resume.requested' : 'pause.requested' })}
        >
          {isPaused ? plotTexts.resume : plotTexts.pause}
        </Button>
        <Button size="sm" icon={XIcon} onPress={() => topicPlot.send({ type: 'plot.cleared' })}>
          {plotTexts.clear}
        </Button>
      </div>
      <Suspense fallback={<div className="h-40" />}>
        <PlotDrawing traces={traces} isPast={isPast} />
      </Suspense>
      <PlotTable
        traces={traces}
        isPast={isPast}
        fields={fields}
        onRemove={(field) => topicPlot.send({ type: 'field.toggled', ...field })}
      />
    </section>
  );
}

function NoDrawing() {
  const { plotTexts } = useTexts();
  return <p className="text-muted">{plotTexts.noDrawing}</p>;
}
