import type { ProcessSight } from './readProcesses.ts';

/** What a sandbox used when it was looked at last. */
export interface SandboxLoad {
  /** What processes share is counted with each of them. */
  memoryBytes: number;
  processes: number;
  /** How many processors it keeps busy; what ended between two looks is not in it. */
  processors: number;
}

export const NO_LOAD: SandboxLoad = { memoryBytes: 0, processes: 0, processors: 0 };

interface Look {
  load: SandboxLoad;
  usedSeconds: number;
  at: number;
}

/** Keeps the last look at each sandbox; of two looks it knows how busy one was between them. */
export class LoadMeter<Key extends object> {
  readonly #looks = new WeakMap<Key, Look>();

  /** `now` is in milliseconds of a monotonic clock. */
  note(key: Key, family: readonly ProcessSight[], now: number = performance.now()): void {
    const before = this.#looks.get(key);
    const usedSeconds = sumOf(family, (sight) => sight.usedSeconds);
    const passed = before === undefined ? 0 : (now - before.at) / 1000;
    const used = before === undefined ? 0 : Math.max(0, usedSeconds - before.usedSeconds);
    const memoryBytes = sumOf(family, (sight) => sight.resident);
    const load = { memoryBytes, processes: family.length, processors: passed > 0 ? used / passed : 0 };
    this.#looks.set(key, { load, usedSeconds, at: now });
  }

  of(key: Key): SandboxLoad | undefined {
    return this.#looks.get(key)?.load;
  }
}

const sumOf = (family: readonly ProcessSight[], part: (sight: ProcessSight) => number): number =>
  family.reduce((total, sight) => total + part(sight), 0);
