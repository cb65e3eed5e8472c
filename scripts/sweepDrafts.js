import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The name of what a build is making, beside the file or the folder that it is to become.
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
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes an empty folder for what a build makes, once what ended builds have left beside it is gone. Answers its path.
 * @param {string} folder what it is to become
 */
export function makeDraft(folder) {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  sweepDrafts(parent);
  const draft = draftOf(folder);
  // One of another process that had the same number.
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  return draft;
}
