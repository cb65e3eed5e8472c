import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Traces } from '#machines/ports/topicPort.ts';
import { drawInSteps } from './drawInSteps.ts';
import { lookOf } from './lineLooks.ts';

const SECONDS_SHOWN = 60;
/** For who asked their system for less motion, the lines move on in steps. */
const CALM_STEP_MS = 2000;

export interface Plot {
  show: (traces: Traces) => void;
  close: () => void;
}

interface PlotOptions {
  /** How many lines there are. */
  count: number;
  /** A time of the axis in words. */
  seconds: (before: number) => string;
}

/**
 * Draws lines over the last minute, as wide and high as their place, in the colours of the theme. Null where the browser
 * gives nobody a canvas to draw on.
 */
export function openPlot(place: HTMLElement, { count, seconds }: PlotOptions): Plot | null {
  if (document.createElement('canvas').getContext('2d') === null) return null;
  const style = getComputedStyle(place);
  const colour = (name: string) => () => style.getPropertyValue(`--${name}`).trim();
  const axis: uPlot.Axis = {
    stroke: colour('muted'),
    grid: { stroke: colour('line'), width: 1 },
    ticks: { stroke: colour('line'), width: 1 },
    font: `11px ${style.fontFamily}`,
  };
  const sizeOf = () => ({ width: Math.max(1, place.clientWidth), height: Math.max(1, place.clientHeight) });
  const plot = new uPlot(
    {
      ...sizeOf(),
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: [-SECONDS_SHOWN, 0] } },
      axes: [{ ...axis, values: (_, splits) => splits.map(seconds) }, axis],
      series: [
        {},
        ...Array.from({ length: count }, (_, index) => {
          const look = lookOf(index);
          return { stroke: colour(look.colour), dash: [...look.dash], width: 1.5, points: { show: false } };
        }),
      ],
    },
    [[], ...Array.from({ length: count }, () => [])],
    place,
  );
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const drawing = drawInSteps(
    () => (calm.matches ? CALM_STEP_MS : 0),
    ({ times, values }: Traces) =>
      plot.setData([[...times], ...Array.from(values.values(), (series) => series.slice())]),
  );

  const resized = new ResizeObserver(() => plot.setSize(sizeOf()));
  resized.observe(place);
  const themed = new MutationObserver(() => plot.redraw(false));
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });

  return {
    show: drawing.show,
    close() {
      drawing.close();
      resized.disconnect();
      themed.disconnect();
      plot.destroy();
    },
  };
}
