/** Removes what a killed server left half written. */
import { readdir, unlink } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';
import { openFolder, type EntryName, type OpenFolder } from './openFolder.ts';
import { isTemporaryName } from './temporaryName.ts';
import { MAX_DEPTH } from './workspacePath.ts';

/** A learner's program may remove, protect or move a file at any moment: what cannot be opened or removed stays. */
const passedOver = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM']);

/**
 * Walks the workspace without following links; answers how many files went. Names are bytes here: a learner's program may
 * choose any, and not all are text. Run it before anything is saved. Built folders are skipped: what lies in them is much and never ours.
 */
export async function sweepTemporaries(root: string, builtFolders: readonly string[]): Promise<number> {
  return sweep({ root, skipped: new Set(builtFolders) }, []);
}

interface Sweep {
  root: string;
  skipped: ReadonlySet<string>;
}

async function sweep(all: Sweep, folders: readonly EntryName[]): Promise<number> {
  const folder = await unlessPassedOver(openFolder(all.root, folders));
  if (folder === null) return 0;
  try {
    return await sweepEntries(all, folders, folder);
  } finally {
    await folder.close();
  }
}

async function sweepEntries(all: Sweep, folders: readonly EntryName[], folder: OpenFolder): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(folder.at('.'), { withFileTypes: true, encoding: 'buffer' })) {
    const name = entry.name.toString('latin1');
    if (entry.isFile() && isTemporaryName(name)) {
      const isGone = (await unlessPassedOver(unlink(folder.at(entry.name)))) !== null;
      if (isGone) removed += 1;
    }
    // Nothing of ours lies deeper than files may be saved.
    const isSearched = entry.isDirectory() && !all.skipped.has(name) && folders.length < MAX_DEPTH;
    if (isSearched) removed += await sweep(all, [...folders, entry.name]);
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
