import { closeSync, openSync, readSync } from 'node:fs';

/** What the kernel says of a process in one file is shorter. */
const MOST_BYTES = 8192;
const kept = Buffer.alloc(MOST_BYTES);

/**
 * The text of a short file of the kernel's, each byte a character. Hundreds of them are read several times a second, and with one buffer for all that takes half as
 * long as with a new one for each. Throws when it cannot be read.
 */
export function readShort(path: string): string {
  const file = openSync(path, 'r');
  try {
    return kept.toString('latin1', 0, readSync(file, kept, 0, MOST_BYTES, 0));
  } finally {
    closeSync(file);
  }
}
