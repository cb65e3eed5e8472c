import { open, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './errorCode.ts';
import { writeAll } from './writeAtomically.ts';

/** Stores a content under its version, once, and so that it survives a power cut. What cannot be stored whole leaves nothing. */
export async function storeBlob(folder: string, version: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, version);
  if (await isStored(path)) return;
  const temporary = `${path}.part`;
  try {
    await fill(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
}

async function fill(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await writeAll(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
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
