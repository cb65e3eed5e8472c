/**
 * Keeps what a file has said, outside every sandbox: one folder per file, one blob per content, and an index of lines.
 * A blob is on the disk before the line that names it, and the line before the content is replaced.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentVersion } from './contentVersion.ts';
import { errorCode } from './errorCode.ts';
import { type IndexLine, type KeptKind, appendLine, readIndex } from './historyIndex.ts';
import { pruneHistory } from './pruneHistory.ts';
import { storeBlob } from './storeBlob.ts';

export interface KeptFile {
  learnerId: string;
  /** Relative to the workspace. */
  path: string;
}

/** What is put beside the file: it never was what the file says. */
const asides: ReadonlySet<KeptKind> = new Set(['refused', 'kept']);

export class FileHistory {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Resolves when the content would survive a power cut; rejects when it could not be kept. */
  async keep(file: KeptFile, bytes: Uint8Array, kind: KeptKind): Promise<void> {
    const folder = historyFolder(this.#root, file);
    const version = contentVersion(bytes);
    const lines = await readIndex(folder);
    if (isTold(lines, version, kind)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await storeBlob(folder, version, bytes);
    const line = { at: new Date().toISOString(), version, length: bytes.byteLength, size: sizeOf(bytes), kind };
    await appendLine(folder, { ...line, path: file.path });
    await pruneHistory(folder);
  }

  /** What is known of the kept contents, oldest first. */
  async lines(file: KeptFile): Promise<IndexLine[]> {
    return readIndex(historyFolder(this.#root, file));
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

/** Where everything about one file lies. */
export function historyFolder(root: string, { learnerId, path }: KeptFile): string {
  return join(root, learnerId, createHash('sha256').update(path).digest('hex'));
}

/** Whether the newest lines say this already; what a file was found to say they do as soon as they say that it was stored. */
function isTold(lines: readonly IndexLine[], version: string, kind: KeptKind): boolean {
  const told = kind === 'found' ? lines.filter((line) => !asides.has(line.kind)) : lines;
  const before = told.findLastIndex((line) => line.version !== version);
  const newest = told.slice(before + 1);
  return kind === 'found' ? newest.length > 0 : newest.some((line) => line.kind === kind);
}

/** In UTF-16 code units; bytes that are no text count as they would be shown. */
function sizeOf(bytes: Uint8Array): number {
  return Buffer.from(bytes).toString('utf8').length;
}
