/**
 * Opens folders and files inside a workspace by descriptors, one part of the path at a time and never through a link,
 * so that a learner who swaps a folder for a link at the same moment gains nothing.
 */
import { constants, type Stats } from 'node:fs';
import { lchown, mkdir, open, type FileHandle } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** The name of an entry; as bytes where it may be no text. */
export type EntryName = string | Buffer;

/** A folder held open; what is reached through `at` lies in that very folder, whatever its path has become. */
export class OpenFolder {
  readonly #handle: FileHandle;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** The path of an entry of this folder; the last part is not resolved here, so open it without following links. */
  at(name: string): string;
  at(name: EntryName): EntryName;
  at(name: EntryName): EntryName {
    const start = `/proc/self/fd/${this.#handle.fd}/`;
    return typeof name === 'string' ? start + name : Buffer.concat([Buffer.from(start), name]);
  }

  /** Opens an entry for reading, without following a link and without waiting on a pipe. */
  read(name: string): Promise<FileHandle> {
    return open(this.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  }

  stat(): Promise<Stats> {
    return this.#handle.stat();
  }

  /** Makes renames in this folder survive a power cut. */
  sync(): Promise<void> {
    return this.#handle.sync();
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/**
 * Rejects with ENOENT, ENOTDIR or ELOOP when a part is missing, no folder, or a link.
 * With `create`, missing folders are made, with the owner of the folder they are made in.
 */
export async function openFolder(root: string, folders: readonly EntryName[], create = false): Promise<OpenFolder> {
  let folder = new OpenFolder(await open(root, O_RDONLY | O_DIRECTORY | O_NOFOLLOW));
  const parents: OpenFolder[] = [];
  try {
    for (const name of folders) {
      parents.push(folder);
      if (create) await makeFolder(folder, name);
      folder = new OpenFolder(await open(folder.at(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW));
    }
    return folder;
  } finally {
    await Promise.all(parents.map((parent) => parent.close()));
  }
}

async function makeFolder(parent: OpenFolder, name: EntryName): Promise<void> {
  try {
    await mkdir(parent.at(name), 0o755);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    throw error;
  }
  const { uid, gid } = await parent.stat();
  if (process.getuid?.() === 0) await lchown(parent.at(name), uid, gid);
}

/** As `openFolder`; null when a part is missing or no folder. */
export async function openFolderIfThere(root: string, folders: readonly string[]): Promise<OpenFolder | null> {
  try {
    return await openFolder(root, folders);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}
