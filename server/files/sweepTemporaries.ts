/** Removes what a killed server left half written. */
import { readdir, unlink } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';
import { openFolder, type EntryName, type OpenFolder } from './openFolder.ts';
import { MAX_DEPTH, TEMPORARY_PREFIX } from './workspacePath.ts';

/** Built files are many and never ours. */
const SKIPPED = new Set(['build', 'devel']);

/** A learner's program may remove, protect or move a file at any moment: what cannot be opened or removed stays. */
const passedOver = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM']);

/**
 * Walks the workspace without following links; answers how many files went. Names are bytes here: a learner's program may
 * choose any, and not all are text. Run it before anything is saved.
 */
export async function sweepTemporaries(root: string): Promise<number> {
  return sweep(root, []);
}

async function sweep(root: string, folders: readonly EntryName[]): Promise<number> {
  const folder = await unlessPassedOver(openFolder(root, folders));
  if (folder === null) return 0;
  try {
    return await sweepEntries(root, folders, folder);
  } finally {
    await folder.close();
  }
}

async function sweepEntries(root: string, folders: readonly EntryName[], folder: OpenFolder): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(folder.at('.'), { withFileTypes: true, encoding: 'buffer' })) {
    const name = entry.name.toString('latin1');
    if (entry.isFile() && name.startsWith(TEMPORARY_PREFIX)) {
      const isGone = (await unlessPassedOver(unlink(folder.at(entry.name)))) !== null;
      if (isGone) removed += 1;
    }
    // Nothing of ours lies deeper than files may be saved.
    const isSearched = entry.isDirectory() && !SKIPPED.has(name) && folders.length < MAX_DEPTH;
    if (isSearched) removed += await sweep(root, [...folders, entry.name]);
  }
  return removed;
}

async function unlessPassedOver<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (passedOver.has(errorCode(error))) return null;
    throw error;
  }
}
