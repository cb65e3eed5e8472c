/** The steps of a log, side by side by what they are, and when. */
import type { Entry } from './logFormat.ts';

export const laneNames = ['typing', 'deeds', 'answers', 'timers', 'errors'] as const;
export type LaneName = (typeof laneNames)[number];

export interface Lanes {
  /** Where on the time line each step lies, from 0 to 1. */
  places: readonly number[];
  /** The numbers of the steps in each lane; an error stands in the lane of what it is besides. */
  steps: Readonly<Record<LaneName, readonly number[]>>;
}

/** Longer waits are drawn as long as this: a pause for lunch would leave no room for the rest. */
const LONGEST_WAIT_MS = 3000;

/** `parted` is the step at which today's machines part from the log, which counts as an error. */
export function lanesOf(entries: readonly Entry[], parted: number | undefined): Lanes {
  const steps: Record<LaneName, number[]> = { typing: [], deeds: [], answers: [], timers: [], errors: [] };
  for (const [step, entry] of entries.entries()) {
    steps[laneOf(entry)].push(step);
    if (step === parted || hasFailed(entry)) steps.errors.push(step);
  }
  return { places: placesOf(entries), steps };
}

/** The step of a lane that lies nearest to a place. */
export function nearestStep({ places }: Lanes, steps: readonly number[], place: number): number | undefined {
  const away = (step: number) => Math.abs((places[step] ?? 0) - place);
  return steps.reduce<number | undefined>(
    (best, step) => (best === undefined || away(step) < away(best) ? step : best),
    undefined,
  );
}

function placesOf(entries: readonly Entry[]): readonly number[] {
  let passed = 0;
  const times = entries.map(({ t }, step) => {
    passed += Math.min(LONGEST_WAIT_MS, Math.max(0, t - (entries[step - 1]?.t ?? t)));
    return passed;
  });
  return times.map((time) => (passed === 0 ? 0 : time / passed));
}

function laneOf({ kind, event: { type } }: Entry): Exclude<LaneName, 'errors'> {
  if (kind === 'e') return 'answers';
  if (kind === 't') return 'timers';
  return type === 'code.edited' || type.endsWith('.typed') ? 'typing' : 'deeds';
}

/** What broke, was refused, or was cut off. */
function hasFailed({ event }: Entry): boolean {
  if (/^xstate\.promise\.reject$|^connection\.(closed|lost|failed)$/.test(event.type)) return true;
  return /"\$error"|"\$refused"|"outcome":"(refused|failed)"/.test(JSON.stringify(event));
}
