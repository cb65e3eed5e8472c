import type { ProcessSight } from './readProcesses.ts';
import { readShort } from './readShort.ts';

/** What these processes, and the children that they have waited for, have written to disks so far, in bytes. */
export function writtenBytes(family: readonly ProcessSight[]): number {
  return family.reduce((sum, { pid }) => sum + writtenBy(pid), 0);
}

/** Nothing for one that is gone. */
function writtenBy(pid: number): number {
  try {
    return Number(/^write_bytes: (\d+)$/m.exec(readShort(`/proc/${pid}/io`))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
