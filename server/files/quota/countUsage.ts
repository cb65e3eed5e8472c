/** Counts what lies in a folder of a learner, whatever the learner does to it meanwhile. */
import { constants, type Stats } from 'node:fs';
import { lstat, open, opendir } from 'node:fs/promises';
import { errorCode } from '../errorCode.ts';
import { find } from '../find.ts';
import { type EntryName, OpenFolder } from '../openFolder.ts';
import { unlockByDescriptor } from '../unlockByDescriptor.ts';

export interface Usage {
  /** On the disk: a file takes whole blocks there, and one with holes only what it has. */
  bytes: number;
  /** Folders among them. */
  files: number;
}

/** So many are asked for at a time; others have their turn in between. */
const SLICE = 64;
/** So deep a folder is held open for each in which it lies; what is deeper is left to a program that needs fewer. */
const OPEN_DEPTH = 64;
/** Tells how many blocks each entry takes, and of a folder that this account cannot look into that it is closed. */
const CLOSED = ['-type', 'd', '!', '(', '-readable', '-executable', ')', '-printf', 'closed\\0'];
const EACH = ['-mindepth', '1', '(', ...CLOSED, '-o', '-printf', '%b\\0', ')'];
const BLOCK_BYTES = 512;
const FOLDER = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
/** It was removed or replaced while it was looked at. */
const gone = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/**
 * Looks at `most` entries and hardly more, never through a link, however deep it is. What the own account has closed is opened,
 * where it is not too deep. What stays closed hides nothing: it counts as more than `most`.
 */
export async function countUsage(path: string, most: number): Promise<Usage> {
  const count = new Count(most);
  await count.add(path, 0);
  return count.usage;
}

class Count {
  readonly usage: Usage = { bytes: 0, files: 0 };
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async add(path: EntryName, depth: number): Promise<void> {
    const addFolder = () => unlessGone(async () => this.#addFolder(new OpenFolder(await open(path, FOLDER)), depth));
    if (await isPermitted(addFolder)) return;
    // No program could open it again: where so much is counted none is started.
    const isUnlocked = await isPermitted(() => unlessGone(() => unlockByDescriptor(path)));
    if (!isUnlocked || !(await isPermitted(addFolder))) this.#fill();
  }

  /** Closes it. */
  async #addFolder(folder: OpenFolder, depth: number): Promise<void> {
    try {
      if (depth === OPEN_DEPTH) return await this.#addDeeper(folder);
      // Each byte of a name is a character: not all names are text.
      const entries = await opendir(folder.at('.'), { encoding: 'latin1', bufferSize: SLICE });
      const slice: Buffer[] = [];
      for await (const { name } of entries) {
        if (slice.push(Buffer.from(name, 'latin1')) < SLICE) continue;
        await this.#addEntries(folder, slice.splice(0), depth);
        if (this.#isFull) return;
      }
      await this.#addEntries(folder, slice, depth);
    } finally {
      await folder.close();
    }
  }

  async #addDeeper(folder: OpenFolder): Promise<void> {
    for await (const blocks of find({ root: folder.at('.'), names: ['.'], that: EACH })) {
      if (blocks === 'closed') this.#fill();
      if (this.#isFull) return;
      this.usage.files += 1;
      this.usage.bytes += Number(blocks) * BLOCK_BYTES;
    }
  }

  get #isFull(): boolean {
    return this.usage.files > this.#most;
  }

  async #addEntries(folder: OpenFolder, names: readonly Buffer[], depth: number): Promise<void> {
    const sights = await Promise.all(names.map((name) => this.#addEntry(folder, name)));
    for (const [index, name] of names.entries()) {
      if (sights[index]?.isDirectory() === true && !this.#isFull) await this.add(folder.at(name), depth + 1);
    }
  }

  async #addEntry(folder: OpenFolder, name: Buffer): Promise<Stats | undefined> {
    const stats = await unlessGone(() => lstat(folder.at(name)));
    if (stats === undefined) return undefined;
    this.usage.files += 1;
    this.usage.bytes += stats.blocks * BLOCK_BYTES;
    return stats;
  }

  #fill(): void {
    this.usage.files = Math.max(this.usage.files, this.#most + 1);
  }
}

async function isPermitted(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'EPERM') throw error;
    return false;
  }
}

async function unlessGone<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (gone.has(errorCode(error))) return undefined;
    throw error;
  }
}
