import type { PastStore } from '#src/adapters/pastStore.ts';
import { bytesOfRun, runOfBytes } from '#src/adapters/runBytes.ts';

/** What is kept, written down and read again as a storage does it. */
export function openWritten(past: Pick<PastStore, 'toWrite'>) {
  const run = past.toWrite();
  if (run === null) throw new Error('Nothing is kept');
  const read = runOfBytes(bytesOfRun(run));
  if (read.outcome !== 'read') throw new Error(`The run is ${read.outcome}`);
  return read.run;
}
