import { useEffect, useRef } from 'react';
import type { Traces } from '#machines/ports/topicPort.ts';
import { useTexts } from '../../useTexts.ts';
import { type Plot, openPlot } from './openPlot.ts';

/** The place of a plot on the page. It draws beside React; what it shows stands in the table below as well. */
export function PlotDrawing({ traces, isPast }: { traces: Traces; isPast: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot | null>(null);
  const { plotTexts } = useTexts();
  const fields = [...traces.values.keys()];
  const seconds = isPast ? plotTexts.secondsThen : plotTexts.seconds;
  useEffect(() => {
    if (place.current === null) return undefined;
    const opened = openPlot(place.current, { count: fields.length, seconds });
    plot.current = opened;
    return () => opened?.close();
  }, [fields.length, seconds]);
  useEffect(() => plot.current?.show(traces), [traces]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={isPast ? plotTexts.drawingThen(fields) : plotTexts.drawing(fields)}
      className="h-40 min-w-0 overflow-hidden"
    />
  );
}
