import { useLayoutEffect, useRef } from 'react';
import type { TakenTransition } from '#machines/recording/takenTransitions.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { markDrawing, placeDrawing, showMarks } from './markedDrawing.ts';
import { useDrawing } from './useDrawing.ts';

interface MachineDrawingProps {
  machine: string;
  /** The active states, outer ones first. */
  states: readonly string[];
  /** The transitions that were taken, by the names that the drawing gives them. */
  taken?: readonly Pick<TakenTransition, 'name'>[];
  /** What it shows, in words. */
  label: string;
  /** What is said where no drawing comes. */
  missing: string;
}

const NOTHING: readonly TakenTransition[] = [];

/** The drawing of a machine, its active states marked, and what it took; it is fetched when it is looked at. */
export function MachineDrawing({ machine, states, taken = NOTHING, label, missing }: MachineDrawingProps) {
  const drawing = useDrawing(machine);
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null || place.current === null || typeof drawing !== 'string') return;
    const root = placeDrawing(place.current, drawing);
    const names = taken.map(({ name }) => name);
    markDrawing(root, machine, states, names);
    showMarks(box.current, root);
  }, [drawing, machine, states, taken]);

  if (drawing === undefined)
    return (
      <div className="grid h-full place-items-center">
        <Spinner />
      </div>
    );
  if (drawing === null) return <p className="p-4 text-base text-muted">{missing}</p>;
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      // It scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="h-full overflow-auto rounded -outline-offset-2"
    >
      <div ref={place} aria-hidden="true" />
    </div>
  );
}
