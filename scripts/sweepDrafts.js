import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The name of what a build is making, beside the file that it is to become.
 * @param {string} file
 */
export function draftOf(file) {
  return `${file}.${process.pid}`;
}

/**
 * Removes the drafts of builds that were ended before they were done. What belongs to one that runs stays.
 * @param {string} folder
 */
export function sweepDrafts(folder) {
  for (const name of readdirSync(folder)) {
    const [, pid] = /\.(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(folder, name), { force: true });
  }
}
