import { StartError } from '../config/startError.ts';
import { CommandError } from './CommandError.ts';

/** Does the work of a command; when it cannot be done, says so in words and ends the process with 1. */
export async function reportFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
