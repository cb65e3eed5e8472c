/** Brings back a file that every workspace starts with. */
import { contentVersion } from './contentVersion.ts';
import { fileError, type FileError } from './fileError.ts';
import { openFolder, openFolderIfThere } from './openFolder.ts';
import { readRegularFile, type FoundFile } from './readRegularFile.ts';
import type { Usage } from './quota/countUsage.ts';
import type { InsidePath } from './workspacePath.ts';
import { writeAtomically } from './writeAtomically.ts';

export type RestoreOutcome = { kind: 'restored'; version: string } | FileError;

export interface RestorePlace {
  root: string;
  place: InsidePath;
  startersFolder: string;
  /** As the learner gave it. */
  path: string;
  /** As in `SavePlace`. */
  take: (more: Usage) => Promise<FileError | null>;
}

/** Never replaces a file: what is there, whatever it is, stays. */
export async function restoreFile({ root, place, startersFolder, path, take }: RestorePlace): Promise<RestoreOutcome> {
  const starter = await readStarter(startersFolder, place);
  if (starter === null) return fileError('noStarter', path);
  const full = await take({ bytes: starter.bytes.byteLength, files: 1 });
  if (full !== null) return full;
  const folder = await openFolder(root, place.folders, true);
  try {
    const { uid, gid } = await folder.stat();
    const file = { name: place.name, bytes: starter.bytes, mode: starter.stats.mode, owner: { uid, gid } };
    const written = await writeAtomically(folder, { ...file, replaces: null });
    if (written === 'moved') return fileError('exists', path);
    return { kind: 'restored', version: contentVersion(starter.bytes) };
  } finally {
    await folder.close();
  }
}

/** The file that every workspace has here at first; null when there is none. */
export async function readStarter(startersFolder: string, place: InsidePath): Promise<FoundFile | null> {
  const folder = await openFolderIfThere(startersFolder, place.folders);
  if (folder === null) return null;
  try {
    const finding = await readRegularFile(folder, place.name);
    if (finding.kind !== 'found') return null;
    await finding.file.handle.close();
    return finding.file;
  } finally {
    await folder.close();
  }
}
