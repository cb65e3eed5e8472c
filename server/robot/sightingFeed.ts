import type { Writable } from 'node:stream';
import type { RobotMessage, Sighting } from '../sandbox/robotMessages.ts';

/** 30 sightings a second. */
const SIGHTING_MS = 33;

/** The laser is read for every so many sightings: about as often as it publishes. */
const SCAN_EVERY = 3;

/** After so many sightings in which nothing is new, about a second of them, whoever takes them part by part has all of it … */
const SETTLED = 30;
/** … and only one of so many is told, so that it is known that the robot is there. Not a multiple of `SCAN_EVERY`: those with a scan tell of nothing else. */
const TELL_EVERY = 10;

export interface SightingFeed {
  /** Whoever begins to watch is told everything, however long nothing has been new. */
  watch(isWatched: boolean): void;
}

/**
 * Tells what there is to see while somebody watches; most robots that are watched stand still, and each telling wakes three processes. What a reader is too slow to
 * take is left out, not kept for later.
 */
export function createSightingFeed(look: (hasScan: boolean) => Sighting, output: Writable): SightingFeed {
  let timer: NodeJS.Timeout | undefined;
  let sightings = 0;
  let unchanged = 0;
  const before = { scan: '', state: '' };

  function take(): void {
    if (output.writableLength > 0) return;
    const hasScan = sightings % SCAN_EVERY === 0;
    const sighting = look(hasScan);
    sightings += 1;
    const kind = hasScan ? 'scan' : 'state';
    const seen = JSON.stringify({ ...sighting, at: 0 });
    unchanged = seen === before[kind] ? unchanged + 1 : 0;
    before[kind] = seen;
    if (unchanged > SETTLED && sightings % TELL_EVERY !== 0) return;
    const message: RobotMessage = { type: 'seen', sighting };
    output.write(`${JSON.stringify(message)}\n`);
  }

  return {
    watch(isWatched) {
      clearInterval(timer);
      unchanged = 0;
      timer = isWatched ? setInterval(take, SIGHTING_MS) : undefined;
    },
  };
}
