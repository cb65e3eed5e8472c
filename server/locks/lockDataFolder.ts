/** Keeps a second server out of a data folder. What a killed server left behind keeps nobody out. */
import { chmod, mkdir, readFile, realpath, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../files/errorCode.ts';
import { holdFolder, isFolderLocked } from './folderSocket.ts';
import { oneAtATime } from './oneAtATime.ts';
import { processIdentity } from './processIdentity.ts';
import { StartError } from '../config/startError.ts';

export interface DataFolderLock {
  release(): Promise<void>;
}

/** Makes the folder if need be, and closes it to other accounts of the machine. Rejects with StartError when it cannot be written or another server lives in it. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // One that was made by somebody else, such as a volume, keeps the mode that its owner chose.
    await chmod(folder, 0o700).catch(() => undefined);
    return await takeLock(folder);
  } catch (error) {
    if (error instanceof StartError || errorCode(error) === '') throw error;
    const cure = 'make it writable, or set DATA_DIR to another folder';
    throw new StartError(`The data folder ${folder} cannot be written (${errorCode(error)}): ${cure}.`);
  }
}

async function takeLock(folder: string): Promise<DataFolderLock> {
  const path = join(folder, 'server.lock');
  const letGo = await oneAtATime(`servolab ${await realpath(folder)}`, async () => {
    await refuseIfAlive(await readIfThere(path), folder);
    if (await isFolderLocked(folder)) throw inUse(folder, 'in another container of this machine');
    // The lock appears whole or not at all, so nobody reads half a name.
    await writeFile(`${path}.new`, (await processIdentity(process.pid)) ?? '', { mode: 0o600 });
    await rename(`${path}.new`, path);
    return holdFolder(folder);
  });
  return {
    async release() {
      await letGo();
      await unlink(path);
    },
  };
}

async function refuseIfAlive(owner: string | null, folder: string): Promise<void> {
  const pid = Number.parseInt(owner ?? '', 10);
  if (Number.isNaN(pid) || (await processIdentity(pid)) !== owner) return;
  throw inUse(folder, `process ${pid}`);
}

function inUse(folder: string, where: string): StartError {
  const cure = 'stop it, or set DATA_DIR to another folder';
  return new StartError(`The data folder ${folder} is in use by another server (${where}): ${cure}.`);
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
