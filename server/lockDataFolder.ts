/** Keeps a second server out of a data folder. What a killed server left behind keeps nobody out. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './files/errorCode.ts';
import { processIdentity } from './processIdentity.ts';
import { StartRefused } from './startRefused.ts';

export interface DataFolderLock {
  release(): Promise<void>;
}

/** Makes the folder if need be. Rejects with StartRefused when it cannot be written or another server lives in it. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await takeLock(folder);
  } catch (error) {
    if (error instanceof StartRefused || errorCode(error) === '') throw error;
    const cure = 'make it writable, or set DATA_DIR to another folder';
    throw new StartRefused(`The data folder ${folder} cannot be written (${errorCode(error)}): ${cure}.`);
  }
}

async function takeLock(folder: string): Promise<DataFolderLock> {
  const path = join(folder, 'server.lock');
  const mine = await processIdentity(process.pid);
  const draft = join(folder, `server.lock.${randomUUID()}`);
  await writeFile(draft, mine ?? '', { mode: 0o600 });
  try {
    // The lock appears whole or not at all, so nobody reads half a name.
    while (!(await appears(draft, path))) await removeStale(path, folder);
  } finally {
    await unlink(draft);
  }
  return { release: () => unlink(path) };
}

async function appears(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removeStale(path: string, folder: string): Promise<void> {
  const owner = await readIfThere(path);
  if (owner === null) return;
  await refuseIfAlive(owner, folder);
  const aside = `${path}.${randomUUID()}`;
  if (!(await movedAside(path, aside))) return;
  // Between the look and the move another server may have put its own lock there: that one goes back.
  const taken = await readIfThere(aside);
  if (taken !== null && taken !== owner) await appears(aside, path);
  await unlink(aside);
}

async function refuseIfAlive(owner: string, folder: string): Promise<void> {
  const pid = Number.parseInt(owner, 10);
  if (Number.isNaN(pid) || (await processIdentity(pid)) !== owner) return;
  const cure = 'stop it, or set DATA_DIR to another folder';
  throw new StartRefused(`The data folder ${folder} is in use by another server (process ${pid}): ${cure}.`);
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function movedAside(path: string, aside: string): Promise<boolean> {
  try {
    await rename(path, aside);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
