import type { ProcessSight } from './readProcesses.ts';

/**
 * Lets few of many busy processes run at a time, in turns; the others are stopped meanwhile. However little each of them weighs for the
 * kernel, hundreds that run outweigh one build of somebody else.
 */
export class RoundRobin {
  /** Who is stopped, the longest first. */
  #waiting: number[] = [];

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The next turn: `atATime` of them run, those first that wait the longest. What sleeps is left alone. */
  give(processes: readonly Pick<ProcessSight, 'pid' | 'isBusy'>[], atATime: number): void {
    const there = new Set(processes.map(({ pid }) => pid));
    const waiting = new Set(this.#waiting.filter((pid) => there.has(pid)));
    const ran = processes.filter(({ pid, isBusy }) => isBusy && !waiting.has(pid)).map(({ pid }) => pid);
    const queue = [...waiting, ...ran];
    // Also who waits already: they may have set each other going.
    for (const pid of queue.slice(atATime)) send(pid, 'SIGSTOP');
    for (const pid of queue.slice(0, atATime)) if (waiting.has(pid)) send(pid, 'SIGCONT');
    this.#waiting = queue.slice(atATime);
  }

  /** Everybody runs again. */
  end(): void {
    for (const pid of this.#waiting) send(pid, 'SIGCONT');
    this.#waiting = [];
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone.
  }
}
