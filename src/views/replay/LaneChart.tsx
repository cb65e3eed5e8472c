import { useSelector } from '@xstate/react';
import { type LaneName, laneNames, nearestStep } from '#machines/recording/lanes.ts';
import type { LoadedLog } from '#machines/recording/loadedLog.ts';
import { stepFrom } from '#machines/recording/logRows.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectPosition } from '#machines/recording/replaySelectors.ts';
import { useTexts } from '../useTexts.ts';

/** So many places are drawn apart: more cannot be seen. */
const PLACES = 1000;

const tones: Readonly<Record<LaneName, string>> = {
  typing: 'text-accent-text',
  deeds: 'text-signal',
  answers: 'text-good',
  timers: 'text-muted',
  errors: 'text-bad',
};

/** How many steps of its lane each key goes on. */
const ways: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  End: Number.MAX_SAFE_INTEGER,
  Home: -Number.MAX_SAFE_INTEGER,
};

/** The whole log at a glance: a lane for each kind of step, to be pressed and to be walked by keys. */
export function LaneChart({ replay, loaded }: { replay: ReplayActor; loaded: LoadedLog }) {
  const position = useSelector(replay, selectPosition);
  const place = loaded.lanes.places[position] ?? 0;
  return (
    <div className="relative mt-3 grid gap-1">
      {laneNames.map((name) => (
        <Lane key={name} name={name} replay={replay} loaded={loaded} position={position} />
      ))}
      <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-24 right-0">
        <div className="drawn absolute inset-y-0 w-px bg-ink" style={{ left: `${place * 100}%` }} />
      </div>
    </div>
  );
}

interface LaneProps {
  name: LaneName;
  replay: ReplayActor;
  loaded: LoadedLog;
  position: number;
}

function Lane({ name, replay, loaded: { lanes, rows, viewer }, position }: LaneProps) {
  const { laneTexts, replayTexts } = useTexts();
  const steps = lanes.steps[name];
  const go = (step: number | undefined) => {
    if (step !== undefined) replay.send({ type: 'position.chosen', position: step });
  };
  return (
    <div className="flex items-center">
      <span aria-hidden="true" className="w-24 shrink-0 truncate pr-2 text-xs text-muted">
        {laneTexts[name]}
      </span>
      <div
        role="slider"
        aria-label={laneTexts[name]}
        aria-valuemin={0}
        aria-valuemax={viewer.last}
        aria-valuenow={position}
        aria-valuetext={replayTexts.event(rows[position]?.type ?? '', position, viewer.last)}
        aria-disabled={steps.length === 0}
        tabIndex={0}
        className="h-5 min-w-0 flex-1 cursor-pointer rounded-sm bg-sunken"
        onClick={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          go(nearestStep(lanes, steps, (clientX - left) / width));
        }}
        onKeyDown={(event) => {
          const by = event.ctrlKey || event.metaKey || event.altKey ? undefined : ways[event.key];
          if (by === undefined) return;
          event.preventDefault();
          go(stepFrom(steps, position, by));
        }}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${PLACES} 1`}
          preserveAspectRatio="none"
          className={`size-full ${tones[name]}`}
        >
          <path
            d={ticks(steps, lanes.places)}
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
    </div>
  );
}

/** A stroke for each place where there is a step. */
function ticks(steps: readonly number[], places: readonly number[]): string {
  const drawn = new Set(steps.map((step) => Math.round((places[step] ?? 0) * PLACES)));
  return [...drawn].map((place) => `M${place} 0V1`).join('');
}
