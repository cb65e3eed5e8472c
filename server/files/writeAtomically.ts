/** Puts a file in place whole or not at all, whatever happens in between. */
import { constants } from 'node:fs';
import { lstat, open, rename, unlink, type FileHandle } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';
import type { OpenFolder } from './openFolder.ts';
import { temporaryName } from './temporaryName.ts';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

export interface NewFile {
  name: string;
  bytes: Uint8Array;
  /** Permission bits; anything above them is dropped. */
  mode: number;
  owner: { uid: number; gid: number };
  /** The file that is to be replaced, by its inode; null when there must be none. */
  replaces: number | null;
}

/** Answers `moved` when the file to replace is no longer the expected one; nothing has changed then. */
export async function writeAtomically(folder: OpenFolder, file: NewFile): Promise<'written' | 'moved'> {
  const temporary = folder.at(temporaryName());
  const target = folder.at(file.name);
  try {
    await fill(temporary, file);
    if ((await inodeOf(target)) !== file.replaces) {
      await unlink(temporary);
      return 'moved';
    }
    await rename(temporary, target);
  } catch (error) {
    await unlink(temporary).catch(() => {});
    throw error;
  }
  await folder.sync();
  return 'written';
}

async function fill(path: string, file: NewFile): Promise<void> {
  const handle = await open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  try {
    const { uid, gid } = file.owner;
    const owning = process.getuid?.() === 0 ? handle.chown(uid, gid) : null;
    await Promise.all([writeAll(handle, file.bytes), owning, handle.chmod(file.mode & 0o777)]);
    await handle.sync();
    const { size } = await handle.stat();
    if (size !== file.bytes.byteLength) throw new Error(`Only ${size} of ${file.bytes.byteLength} bytes were stored.`);
  } finally {
    await handle.close();
  }
}

/** One write may store only a part, on a nearly full disk above all; only the next one tells the error. */
export async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let written = 0;
  while (written < bytes.byteLength) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.byteLength - written, written);
    written += bytesWritten;
  }
}

async function inodeOf(path: string): Promise<number | null> {
  try {
    return (await lstat(path)).ino;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
