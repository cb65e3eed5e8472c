/** A running PostgreSQL: in this thread (`pgliteEngine`) or in one of its own (`workerEngine`). */
import type { Queryable } from './database.ts';

export interface Engine extends Queryable {
  /** False once it was killed or has crashed; every call then rejects, and only a new engine helps. */
  readonly alive: boolean;
  /** Everything in it as a tar, as it is at this moment. */
  dump(): Promise<Uint8Array>;
  /** Leaves the folder as after a clean shutdown. */
  close(): Promise<void>;
  /** Ends it at once, whatever it is doing. What was committed stays. */
  kill(): Promise<void>;
}
