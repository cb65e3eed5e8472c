import { chmodSync, statSync } from 'node:fs';

const EVERY_RIGHT = 0o700;

/**
 * Gives the owner of a folder back what a program of theirs may have taken away: every right to it. Nothing is to do where there is no such folder;
 * throws where somebody else than its owner calls it, root apart. Nobody may be able to put a link in its place.
 */
export function unlockFolder(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? EVERY_RIGHT;
  if ((mode & EVERY_RIGHT) !== EVERY_RIGHT) chmodSync(path, (mode & 0o7777) | EVERY_RIGHT);
}
