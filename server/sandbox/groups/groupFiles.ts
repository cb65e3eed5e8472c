/** A group is a folder, and what it is allowed is written into files of it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a group and what is written into it. */
export type Setting = readonly [file: string, value: string];

export function made(folder: string, settings: readonly Setting[]): string {
  if (!existsSync(folder)) mkdirSync(folder);
  set(folder, settings);
  return folder;
}

export function set(group: string, settings: readonly Setting[]): void {
  for (const [file, value] of settings) writeFileSync(join(group, file), value);
}

/** A group may be gone by then; one in which something still runs stays until a server finds it left behind. */
export function ifThere<Result>(deed: () => Result): Result | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
