import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { limits } from '#contract/limits.ts';
import { errorCode } from './errorCode.ts';
import type { OpenFolder } from './openFolder.ts';

/** A file as it was found. Its handle stays open, so that a late write to it can be noticed. */
export interface FoundFile {
  handle: FileHandle;
  bytes: Buffer;
  stats: Stats;
}

export type Finding =
  | { kind: 'found'; file: FoundFile }
  | { kind: 'absent' }
  /** A folder, link, pipe or device, or a file that also has another name. */
  | { kind: 'irregular' }
  | { kind: 'tooLarge' };

/** Reads an entry of the folder when it is a plain file with this one name. The caller closes a found file's handle. */
export async function readRegularFile(folder: OpenFolder, name: string): Promise<Finding> {
  const handle = await openEntry(folder, name);
  if (handle === 'absent' || handle === 'irregular') return { kind: handle };
  let keep = false;
  try {
    const stats = await handle.stat();
    if (!stats.isFile() || stats.nlink !== 1) return { kind: 'irregular' };
    if (stats.size > limits.fileBytes) return { kind: 'tooLarge' };
    const bytes = await readContent(handle);
    if (bytes.byteLength > limits.fileBytes) return { kind: 'tooLarge' };
    keep = true;
    return { kind: 'found', file: { handle, bytes, stats } };
  } finally {
    if (!keep) await handle.close();
  }
}

/**
 * What is in the file now, read from its start; of more than a file may have, one byte more. A program of the learner may change how large it is at
 * every moment, so that no earlier look bounds what is read.
 */
export async function readContent(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const most = Math.min(size, limits.fileBytes + 1);
  const buffer = Buffer.alloc(most);
  let filled = 0;
  while (filled < most) {
    const { bytesRead } = await handle.read(buffer, filled, most - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

const irregularCodes = new Set(['ELOOP', 'ENXIO', 'ENODEV', 'EISDIR', 'EACCES']);

async function openEntry(folder: OpenFolder, name: string): Promise<FileHandle | 'absent' | 'irregular'> {
  try {
    return await folder.read(name);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return 'absent';
    if (irregularCodes.has(code)) return 'irregular';
    throw error;
  }
}
