/** The state in the middle of a visit, as a test has it: a line for every actor, and one for every timer. */
import * as v from 'valibot';
import { isRecord } from './isRecord.ts';
import { RESTORED, type StartState, startEvent } from './startState.ts';

export function startLines({ actors, timers }: StartState): readonly string[] {
  return [...actors, ...timers].map((one) => JSON.stringify(one));
}

/** Throws where they are none. */
export function startFrom(lines: readonly string[]): StartState {
  const parts = lines.map((line): unknown => JSON.parse(line));
  return v.parse(startEvent, {
    type: RESTORED,
    actors: parts.filter((part) => !isTimer(part)),
    timers: parts.filter(isTimer),
  });
}

const isTimer = (part: unknown): boolean => isRecord(part) && 'delay' in part;
