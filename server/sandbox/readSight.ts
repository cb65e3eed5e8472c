import type { Readable } from 'node:stream';
import { readMessages } from './readMessages.ts';
import { type Sighting, sightings } from './robotMessages.ts';

/** Hands on what the robots of one sandbox, one after the other, tell by their pipe. One that is killed may leave half a line, with which a line of the next is lost. */
export function readSight(pipe: Readable, seen: (sights: readonly Sighting[]) => void): void {
  readMessages(pipe, sightings, seen, () => readSight(pipe, seen));
}
