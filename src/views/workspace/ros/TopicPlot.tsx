import { useSelector } from '@xstate/react';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { TracePort } from '#machines/ports/topicPort.ts';
import { type TopicPlotActor, selectIsPaused, selectPlottedFields } from '#machines/workspace/topicPlotMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';
import { PlotTable } from './PlotTable.tsx';

/** Fetched with the first field that somebody plots; where it does not come, the table says the same. */
const PlotDrawing = lazy(async () => {
  try {
    return { default: (await import('./PlotDrawing.tsx')).PlotDrawing };
  } catch {
    return { default: NoDrawing };
  }
});

interface TopicPlotProps {
  topic: string;
  topicPlot: TopicPlotActor;
  traces: TracePort;
}

/** How the chosen fields of a topic went in the last minute: drawn, and in numbers. */
export function TopicPlot({ topic, topicPlot, traces: port }: TopicPlotProps) {
  const { plotTexts } = useTexts();
  const fields = useSelector(topicPlot, (plot) => selectPlottedFields(plot, topic));
  const isPaused = useSelector(topicPlot, selectIsPaused);
  const traces = useSyncExternalStore(port.subscribe, port.read);
  if (fields.length === 0) return null;
  return (
    <section aria-label={plotTexts.plot} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="eyebrow mr-auto">{plotTexts.plot}</h3>
        <Button
          size="sm"
          icon={isPaused ? 'i-lucide-play' : 'i-lucide-pause'}
          onPress={() => topicPlot.send({ type: isPaused ? 'resume.requested' : 'pause.requested' })}
        >
          {isPaused ? plotTexts.resume : plotTexts.pause}
        </Button>
        <Button size="sm" icon="i-lucide-x" onPress={() => topicPlot.send({ type: 'plot.cleared' })}>
          {plotTexts.clear}
        </Button>
      </div>
      <Suspense fallback={<div className="h-40" />}>
        <PlotDrawing traces={traces} />
      </Suspense>
      <PlotTable traces={traces} onRemove={(field) => topicPlot.send({ type: 'field.toggled', topic, field })} />
    </section>
  );
}

function NoDrawing() {
  const { plotTexts } = useTexts();
  return <p className="text-muted">{plotTexts.noDrawing}</p>;
}
