/** Removes what a killed server left half written. */
import { readdir, unlink } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';
import { openFolder, type OpenFolder } from './openFolder.ts';
import { TEMPORARY_PREFIX } from './workspacePath.ts';

/** Built files are many and never ours. */
const SKIPPED = new Set(['build', 'devel']);

/** Walks the workspace without following links; answers how many files went. Run it before anything is saved. */
export async function sweepTemporaries(root: string): Promise<number> {
  return sweep(root, []);
}

async function sweep(root: string, folders: readonly string[]): Promise<number> {
  const folder = await openExisting(root, folders);
  if (folder === null) return 0;
  try {
    let removed = 0;
    for (const entry of await readdir(folder.at('.'), { withFileTypes: true })) {
      if (entry.isFile() && entry.name.startsWith(TEMPORARY_PREFIX)) {
        await unlink(folder.at(entry.name));
        removed += 1;
      }
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) removed += await sweep(root, [...folders, entry.name]);
    }
    return removed;
  } finally {
    await folder.close();
  }
}

async function openExisting(root: string, folders: readonly string[]): Promise<OpenFolder | null> {
  try {
    return await openFolder(root, folders);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES'].includes(errorCode(error))) return null;
    throw error;
  }
}
