import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A program that has not heard of the end may still write into it. */
const TRIES = 5;

/** Does the work, and removes the folder that it was done in, also where the process is told to end meanwhile; it then ends by that signal. */
export async function withFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const end = (signal: NodeJS.Signals): void => {
    rmSync(folder, { recursive: true, force: true, maxRetries: TRIES });
    // This one was its last listener, so it does now what it does by itself.
    process.kill(process.pid, signal);
  };
  for (const signal of ENDS) process.once(signal, end);
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
    for (const signal of ENDS) process.off(signal, end);
  }
}
