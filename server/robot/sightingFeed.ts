import type { Writable } from 'node:stream';
import type { Sighting } from '../sandbox/robotMessages.ts';

/** Of five ticks of the simulation three are told of, so that 50 a second make 30 sightings; a timer of their own would wake the robot once more for each. */
const TICKS = 5;
const SENT_TICKS = 3;

/** The laser is read for every so many sightings: about as often as it publishes. */
const SCAN_EVERY = 3;

/** So many sightings are told together: to wake the server, and to have it wake a page, costs more than all that is in them. */
const BATCH_SIZE = 2;

/** After so many sightings in which nothing is new, about a second of them, whoever takes them part by part has all of it … */
const SETTLED = 30;
/** … and only one of so many is told, so that it is known that the robot is there. Not a multiple of `SCAN_EVERY`: those with a scan tell of nothing else. */
const TELL_EVERY = 10;

export interface SightingFeed {
  /** To be called after every tick of the simulation. */
  tick(): void;
  /** Whoever begins to watch is told everything, however long nothing has been new. */
  watch(isWanted: boolean): void;
}

/**
 * Tells what there is to see while somebody watches, as lists in JSON, one a line; most robots that are watched stand still, and each telling wakes the server. What a reader is too slow to
 * take is left out, not kept for later.
 */
export function createSightingFeed(look: (hasScan: boolean) => Sighting, openOutput: () => Writable): SightingFeed {
  let output: Writable | undefined;
  let isWatched = false;
  let ticks = 0;
  let sightings = 0;
  let unchanged = 0;
  const before = { scan: '', state: '' };
  let together: Sighting[] = [];

  function take(): void {
    output ??= openOutput();
    if (output.writableLength > 0) return;
    const hasScan = sightings % SCAN_EVERY === 0;
    const sighting = look(hasScan);
    sightings += 1;
    const kind = hasScan ? 'scan' : 'state';
    const seen = JSON.stringify({ ...sighting, at: 0 });
    unchanged = seen === before[kind] ? unchanged + 1 : 0;
    before[kind] = seen;
    const isSettled = unchanged > SETTLED;
    if (isSettled && sightings % TELL_EVERY !== 0) return;
    together.push(sighting);
    if (!isSettled && together.length < BATCH_SIZE) return;
    output.write(`${JSON.stringify(together)}\n`);
    together = [];
  }

  return {
    tick() {
      if (!isWatched) return;
      if ((ticks * SENT_TICKS) % TICKS < SENT_TICKS) take();
      ticks += 1;
    },
    watch(isWanted) {
      isWatched = isWanted;
      unchanged = 0;
      together = [];
    },
  };
}
