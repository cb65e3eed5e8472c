import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './errorCode.ts';
import { writeAll } from './writeAtomically.ts';

/** Stores a content under its version, once, and so that it survives a power cut. */
export async function storeBlob(folder: string, version: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, version);
  if (await isStored(path)) return;
  const temporary = `${path}.part`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await writeAll(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await syncFolder(folder);
}

/** A blob has its name only once it is whole. */
async function isStored(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** The name of the blob is on the disk, too, before any line names it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
