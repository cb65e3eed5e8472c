/**
 * Keeps what a file has said, outside every sandbox: one folder per file, one blob per content, and an index of lines.
 * A blob is on the disk before the line that names it, and the line before the content is replaced.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './errorCode.ts';
import { type IndexLine, readIndex } from './historyIndex.ts';
import { OpenHistory } from './OpenHistory.ts';

export interface KeptFile {
  learnerId: string;
  /** Relative to the workspace. */
  path: string;
}

export class FileHistory {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** For as long as nobody else changes this file. */
  open(file: KeptFile): OpenHistory {
    return new OpenHistory(historyFolder(this.#root, file), file.path);
  }

  /** What is known of the kept contents, oldest first. */
  async lines(file: KeptFile): Promise<IndexLine[]> {
    return readIndex(historyFolder(this.#root, file));
  }

  /** The paths of the files of which something is known, `most` of them at most, whether or not they are there. */
  async paths(learnerId: string, most: number): Promise<string[]> {
    const folder = join(this.#root, learnerId);
    const found: string[] = [];
    for (const entry of await foldersIn(folder)) {
      const path = (await readIndex(join(folder, entry))).at(-1)?.path;
      if (path !== undefined) found.push(path);
      if (found.length === most) break;
    }
    return found;
  }

  /** A kept content; null when the file has no such version, or not any more. */
  async read(file: KeptFile, version: string): Promise<Buffer | null> {
    const lines = await this.lines(file);
    if (!lines.some((line) => line.version === version)) return null;
    try {
      return await readFile(join(historyFolder(this.#root, file), version));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Where everything about one file lies. */
export function historyFolder(root: string, { learnerId, path }: KeptFile): string {
  return join(root, learnerId, createHash('sha256').update(path).digest('hex'));
}
