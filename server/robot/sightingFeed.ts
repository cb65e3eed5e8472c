import type { Writable } from 'node:stream';
import type { RobotMessage, Sighting } from '../sandbox/robotMessages.ts';

/** 30 sightings a second. */
const SIGHTING_MS = 33;

/** The laser is read for every so many sightings: about as often as it publishes. */
const SCAN_EVERY = 3;

export interface SightingFeed {
  watch(isWatched: boolean): void;
}

/** Tells what there is to see while somebody watches. What a reader is too slow to take is left out, not kept for later. */
export function createSightingFeed(look: (hasScan: boolean) => Sighting, output: Writable): SightingFeed {
  let timer: NodeJS.Timeout | undefined;
  let sightings = 0;

  function take(): void {
    if (output.writableLength > 0) return;
    const message: RobotMessage = { type: 'seen', sighting: look(sightings % SCAN_EVERY === 0) };
    output.write(`${JSON.stringify(message)}\n`);
    sightings += 1;
  }

  return {
    watch(isWatched) {
      clearInterval(timer);
      timer = isWatched ? setInterval(take, SIGHTING_MS) : undefined;
    },
  };
}
