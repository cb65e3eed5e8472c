import { mkdir } from 'node:fs/promises';
import { contentVersion } from './contentVersion.ts';
import { type IndexLine, type KeptKind, appendLine, readIndex } from './historyIndex.ts';
import { pruneHistory } from './pruneHistory.ts';
import { storeBlob } from './storeBlob.ts';

/** What is put beside the file: it never was what the file says. */
const asides: ReadonlySet<KeptKind> = new Set(['refused', 'kept']);

/** The history of one file while it is being changed: its index is read once, and at once. */
export class OpenHistory {
  readonly #folder: string;
  readonly #path: string;
  #lines: Promise<readonly IndexLine[]>;

  constructor(folder: string, path: string) {
    this.#folder = folder;
    this.#path = path;
    this.#lines = readIndex(folder);
    // Whoever keeps something is told; whoever does not, need not know.
    this.#lines.catch(() => undefined);
  }

  /** Resolves when the content would survive a power cut; rejects when it could not be kept. */
  async keep(bytes: Uint8Array, kind: KeptKind): Promise<void> {
    const version = contentVersion(bytes);
    const lines = await this.#lines;
    if (isRecorded(lines, version, kind)) return;
    await this.store(bytes);
    const line = { at: new Date().toISOString(), version, length: bytes.byteLength, size: sizeOf(bytes), kind };
    const added = { ...line, path: this.#path };
    await appendLine(this.#folder, added);
    this.#lines = pruneHistory(this.#folder, [...lines, added]);
    await this.#lines;
  }

  /** Stores a content before it is kept, to have that behind oneself; what is not kept then goes when the oldest lines go. */
  async store(bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await storeBlob(this.#folder, contentVersion(bytes), bytes);
  }
}

/** Whether the newest lines say this already; what a file was found to say they do as soon as they say that it was stored. */
function isRecorded(lines: readonly IndexLine[], version: string, kind: KeptKind): boolean {
  const relevant = kind === 'found' ? lines.filter((line) => !asides.has(line.kind)) : lines;
  const before = relevant.findLastIndex((line) => line.version !== version);
  const newest = relevant.slice(before + 1);
  return kind === 'found' ? newest.length > 0 : newest.some((line) => line.kind === kind);
}

/** In UTF-16 code units; bytes that are no text count as they would be shown. */
function sizeOf(bytes: Uint8Array): number {
  return Buffer.from(bytes).toString('utf8').length;
}
