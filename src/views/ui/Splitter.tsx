import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface SplitterProps {
  /** What it makes larger and smaller. */
  label: string;
  /** The id of the pane. */
  controls: string;
  /** At which of its edges the splitter lies: that edge follows the pointer and the arrows. */
  edge: 'left' | 'right' | 'top';
  /** All sizes in rem. */
  size: number;
  least: number;
  most: number;
  className?: string;
  onResize: (size: number) => void;
  /** A double click asks for the first size. */
  onReset: () => void;
}

/** How far an arrow key moves the edge, in rem. */
const step = 1;
const growing = { left: 'ArrowLeft', right: 'ArrowRight', top: 'ArrowUp' } as const;
const shrinking = { left: 'ArrowRight', right: 'ArrowLeft', top: 'ArrowDown' } as const;
const looks = {
  left: 'w-2 -mx-1 cursor-col-resize before:inset-y-0 before:left-1 before:w-px',
  right: 'w-2 -mx-1 cursor-col-resize before:inset-y-0 before:left-1 before:w-px',
  top: 'h-2 -my-1 cursor-row-resize before:inset-x-0 before:top-1 before:h-px',
} as const;

/** The edge of a pane, to be moved by pointer, arrows, Home and End: the window splitter of the ARIA practices. */
export function Splitter({
  label,
  controls,
  edge,
  size,
  least,
  most,
  className = '',
  onResize,
  onReset,
}: SplitterProps) {
  const drag = useRef({ from: 0, size: 0 });

  function grip(event: PointerEvent<HTMLElement>) {
    const pane = event.currentTarget.ownerDocument.getElementById(controls)?.getBoundingClientRect();
    const shown = edge === 'top' ? pane?.height : pane?.width;
    drag.current = { from: positionOf(event), size: shown === undefined ? size : shown / remOf(event) };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function pull(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const moved = (positionOf(event) - drag.current.from) / remOf(event);
    onResize(drag.current.size + (edge === 'right' ? moved : -moved));
  }

  function press(event: KeyboardEvent) {
    const next = sizeAfter(event.key);
    if (next === undefined) return;
    event.preventDefault();
    onResize(next);
  }

  function sizeAfter(key: string): number | undefined {
    if (key === 'Home') return least;
    if (key === 'End') return most;
    if (key === growing[edge]) return size + step;
    return key === shrinking[edge] ? size - step : undefined;
  }

  const positionOf = (event: PointerEvent) => (edge === 'top' ? event.clientY : event.clientX);

  return (
    <div
      role="separator"
      aria-label={label}
      aria-controls={controls}
      aria-orientation={edge === 'top' ? 'horizontal' : 'vertical'}
      aria-valuenow={Math.round(size)}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className={`moves relative z-10 shrink-0 touch-none select-none before:absolute before:bg-line before:content-[''] hover:bg-accent/40 focus-visible:bg-accent/40 ${looks[edge]} ${className}`}
      onPointerDown={grip}
      onPointerMove={pull}
      onKeyDown={press}
      onDoubleClick={onReset}
    />
  );
}

const remOf = ({ currentTarget }: PointerEvent<HTMLElement>): number =>
  Number.parseFloat(getComputedStyle(currentTarget.ownerDocument.documentElement).fontSize) || 16;
