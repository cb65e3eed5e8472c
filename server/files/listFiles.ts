/** Finds the files of a workspace: plain ones, with names that are text, never through a link. */
import { readdir } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';
import { openFolder } from './openFolder.ts';
import { isTemporaryName } from './temporaryName.ts';
import { MAX_DEPTH } from './workspacePath.ts';

/** A learner's program may remove, protect or move a folder at any moment: what cannot be opened is passed over. */
const passedOver = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM']);

/**
 * Paths relative to the workspace, in order; `most` of them at most. The workspace's own built folders are skipped: what lies in them was made
 * from the rest.
 */
export async function listFiles(root: string, builtFolders: readonly string[], most: number): Promise<string[]> {
  const found: string[] = [];
  const waiting: string[][] = [[]];
  for (let folders = waiting.pop(); folders !== undefined && found.length < most; folders = waiting.pop()) {
    const path = folders;
    for (const entry of await entriesOf(root, path)) {
      const { name } = entry;
      const isText = !name.includes('\uFFFD');
      const isBuilt = path.length === 0 && builtFolders.includes(name);
      if (entry.isDirectory() && isText && !isBuilt && path.length < MAX_DEPTH) waiting.push([...path, name]);
      if (entry.isFile() && isText && !isTemporaryName(name)) found.push([...path, name].join('/'));
    }
  }
  return found.toSorted().slice(0, most);
}

async function entriesOf(root: string, folders: readonly string[]) {
  try {
    const folder = await openFolder(root, folders);
    try {
      return await readdir(folder.at('.'), { withFileTypes: true });
    } finally {
      await folder.close();
    }
  } catch (error) {
    if (passedOver.has(errorCode(error))) return [];
    throw error;
  }
}
