import { CommandError } from './command.js';

/**
 * Does the work of a script; when one of its commands fails, says so in words and ends this process with 1.
 * @param {() => Promise<void>} work
 */
export async function reportFailure(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`Stopped: ${error.message}`);
    process.exit(1);
  }
}
