import { readdir } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';

/** What lies in a folder, by its names; nothing where there is no such folder. Rejects where it cannot be read. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
