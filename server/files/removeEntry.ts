/** Removes a file, or a folder with all that is in it: by descriptors, never through a link, however deep it is. */
import { randomUUID } from 'node:crypto';
import { lstat, readdir, rename, rmdir, unlink } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';
import { unlockByDescriptor } from './unlockByDescriptor.ts';
import { openFolder, type EntryName, type OpenFolder } from './openFolder.ts';

/** What is not there is removed already. Nothing of the learner may run any more on this server. */
export async function removeEntry(parent: string, name: string): Promise<void> {
  try {
    const outer = await openFolder(parent, []);
    try {
      if (!(await isFolder(outer, name))) return await unlink(outer.at(name));
      await unlock(outer, name);
      await emptyFolder(outer, name);
      await rmdir(outer.at(name));
    } finally {
      await outer.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Folders in folders are moved up, so that the depth a learner's program can reach costs no descriptors. */
async function emptyFolder(outer: OpenFolder, name: string): Promise<void> {
  const folder = await openFolder(outer.at('.'), [name]);
  try {
    for (let names = await namesIn(folder); names.length > 0; names = await namesIn(folder))
      for (const entry of names) await removeFlat(folder, entry);
  } finally {
    await folder.close();
  }
}

async function removeFlat(folder: OpenFolder, name: EntryName): Promise<void> {
  if (!(await isFolder(folder, name))) return unlink(folder.at(name));
  await unlock(folder, name);
  const inner = await openFolder(folder.at('.'), [name]);
  try {
    for (const entry of await namesIn(inner)) {
      if (!(await isFolder(inner, entry))) {
        await unlink(inner.at(entry));
        continue;
      }
      await unlock(inner, entry);
      await rename(inner.at(entry), folder.at(randomUUID()));
    }
  } finally {
    await inner.close();
  }
  await rmdir(folder.at(name));
}

/** Names are bytes: not all are text. */
function namesIn(folder: OpenFolder): Promise<Buffer[]> {
  return readdir(folder.at('.'), { encoding: 'buffer' });
}

async function isFolder(folder: OpenFolder, name: EntryName): Promise<boolean> {
  return (await lstat(folder.at(name))).isDirectory();
}

/** A learner's program may have taken the right to change a folder away, and on a server that was lost may put a link in its place even now. */
function unlock(folder: OpenFolder, name: EntryName): Promise<void> {
  return unlockByDescriptor(folder.at(name));
}
