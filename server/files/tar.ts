import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** An environment in which each byte of a name is a letter: not all names are text, and the kernel measures paths in bytes. */
export const bytewise = { LC_ALL: 'C' };
const environment = { PATH: '/usr/bin:/bin', ...bytewise };
/** Names of files that could not be read, and the like. */
const PRINTED_BYTES = 16_777_216;

/** Runs the `tar` of the system. Rejects with what it complained of. */
export async function tar(...args: string[]): Promise<void> {
  await run('tar', args, { env: environment, maxBuffer: PRINTED_BYTES });
}
