import type { Writable } from 'node:stream';
import type { RobotMessage, Sighting } from '../sandbox/robotMessages.ts';

/** 30 pictures a second. */
const PICTURE_MS = 33;

/** The laser is read for every so many pictures: about as often as it publishes. */
const SCAN_EVERY = 3;

export interface Camera {
  watch(isWatched: boolean): void;
}

/** Tells what there is to see while somebody watches. What a reader is too slow to take is left out, not kept for later. */
export function createCamera(look: (hasScan: boolean) => Sighting, output: Writable): Camera {
  let timer: NodeJS.Timeout | undefined;
  let pictures = 0;

  function take(): void {
    if (output.writableLength > 0) return;
    const message: RobotMessage = { type: 'seen', sighting: look(pictures % SCAN_EVERY === 0) };
    output.write(`${JSON.stringify(message)}\n`);
    pictures += 1;
  }

  return {
    watch(isWatched) {
      clearInterval(timer);
      timer = isWatched ? setInterval(take, PICTURE_MS) : undefined;
    },
  };
}
