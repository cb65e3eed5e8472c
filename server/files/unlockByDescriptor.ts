import { constants } from 'node:fs';
import { chmod, open } from 'node:fs/promises';
import type { EntryName } from './openFolder.ts';

const EVERY_RIGHT = 0o700;
/** Holds an entry that nobody has a right to open; Node does not name it. */
const O_PATH = 0o10_000_000;
const FOLDER_FLAGS = O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW;

/**
 * As `unlockFolder`, while a program may put a link in place of the folder: rejects with ENOTDIR where it has, with ENOENT where nothing is, and with
 * EPERM where the folder is another account's.
 */
export async function unlockByDescriptor(path: EntryName): Promise<void> {
  const folder = await open(path, FOLDER_FLAGS);
  try {
    const { mode } = await folder.stat();
    await chmod(`/proc/self/fd/${folder.fd}`, (mode & 0o7777) | EVERY_RIGHT);
  } finally {
    await folder.close();
  }
}
