import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import type { KeptRun } from '#machines/ports/pastPort.ts';
import { useTexts } from '../../useTexts.ts';
import { shareOf } from './shareOf.ts';

interface MomentSliderProps {
  kept: KeptRun;
  /** Null is now. */
  at: number | null;
  /** That moment, for who hears the page. */
  words: string;
  onChoose: (at: number) => void;
  /** Its right end is now; null where it is only the end of what is kept. */
  onNow: (() => void) | null;
  ref: Ref<HTMLDivElement>;
}

/** How far arrow and page keys go, in milliseconds. */
const STEP = 100;
const PAGE = 5000;

/** A slider over everything that is kept. */
export function MomentSlider({ kept, at, words, onChoose, onNow, ref }: MomentSliderProps) {
  const { scrubberTexts } = useTexts();
  const { from, to, gaps } = kept;
  const share = at === null ? 1 : shareOf(kept, at);

  function choose(moment: number) {
    if (moment >= to && onNow !== null) onNow();
    else onChoose(Math.min(to, Math.max(from, moment)));
  }

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(from + ((event.clientX - left) / Math.max(1, width - 1)) * (to - from));
  }

  function press(event: KeyboardEvent) {
    const moment = momentAfter(event.key);
    if (moment === undefined) return;
    event.preventDefault();
    choose(moment);
  }

  function momentAfter(key: string): number | undefined {
    const now = Math.max(from, at ?? to);
    if (key === 'Home') return from;
    if (key === 'End') return to;
    if (key === 'ArrowLeft' || key === 'ArrowDown') return now - STEP;
    if (key === 'ArrowRight' || key === 'ArrowUp') return now + STEP;
    if (key === 'PageDown') return now - PAGE;
    return key === 'PageUp' ? now + PAGE : undefined;
  }

  return (
    <div
      ref={ref}
      role="slider"
      aria-label={scrubberTexts.slider}
      aria-valuemin={0}
      aria-valuemax={Math.round(to - from) / 1000}
      aria-valuenow={Math.round(share * (to - from)) / 1000}
      aria-valuetext={words}
      tabIndex={0}
      className="relative h-6 cursor-pointer touch-none select-none -outline-offset-2"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
      }}
      onKeyDown={press}
    >
      <div className="drawn drawn-faint absolute inset-x-0 top-2.5 h-1 rounded-full bg-edge" />
      {gaps.map(([start, end]) => (
        <div
          key={start}
          className="drawn drawn-gap absolute top-2.5 h-1 bg-sunken"
          style={{ left: percent(shareOf(kept, start)), right: percent(1 - shareOf(kept, end)) }}
        />
      ))}
      <div
        className={`drawn absolute left-0 top-2.5 h-1 rounded-full ${at === null ? 'bg-good' : 'bg-warn'}`}
        style={{ width: percent(share) }}
      />
      <div
        className={`drawn absolute top-1 size-4 rounded-full border-2 border-surface -translate-x-1/2 ${at === null ? 'bg-good' : 'bg-warn'}`}
        style={{ left: percent(share) }}
      />
    </div>
  );
}

const percent = (share: number) => `${share * 100}%`;
