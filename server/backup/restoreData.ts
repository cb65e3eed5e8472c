/** Puts a backup into a data folder. What was there goes into a folder beside it, but for the backup itself: nothing is deleted. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../config/startError.ts';
import { removeEntry } from '../files/removeEntry.ts';
import { lockDataFolder } from '../locks/lockDataFolder.ts';
import { CommandError } from './CommandError.ts';
import { moveAll } from './moveAll.ts';
import { type OpenedBackup, openBackup } from './openBackup.ts';

export interface RestoreOrder {
  file: string;
  dataFolder: string;
  /** Whether it may take the place of what is there. */
  replaces: boolean;
  /** Told what is in the backup, before anything is changed. */
  opened: (backup: OpenedBackup) => void;
}

/** Stands in a data folder whose contents are being exchanged. */
const UNFINISHED = 'restore.unfinished';
/**
 * What no backup brings back, and so stays where it is: the lock, what commands leave that were killed, the audit log, and
 * the folder that each ext file system has in its root, which is root's and cannot be moved.
 */
const ASIDE = /^(?:server\.lock|restore[-.]|backup-|before-|(?:audit|lost\+found)$)/;

/** Answers where that lies what was there before; null where nothing was. Rejects with CommandError, and then nothing was exchanged. */
export async function restoreData({ file, dataFolder, replaces, opened }: RestoreOrder): Promise<string | null> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  // No server starts on the folder meanwhile.
  const lock = await lockDataFolder(dataFolder);
  try {
    const staging = await mkdtemp(join(dataFolder, 'restore-'));
    try {
      const backup = await openBackup(file, staging);
      opened(backup);
      const holder = await entryThatHolds(file, dataFolder);
      if ((await readdir(backup.folder)).includes(holder))
        throw new CommandError(`${file} lies in what it is to replace: put it elsewhere first. Nothing was changed.`);
      const old = (await readdir(dataFolder)).filter((name) => name !== holder && !ASIDE.test(name));
      if (old.length > 0 && !replaces)
        throw new CommandError(
          `${dataFolder} is in use: it holds ${old.slice(0, 5).join(', ')}. Name another folder with DATA_DIR, ` +
            'or add --replace; what is there is then moved aside.',
        );
      return await exchange(dataFolder, old, backup.folder);
    } finally {
      // What cannot be removed says nothing about what was restored: the next start of the server tries again.
      await removeEntry(dataFolder, basename(staging)).catch(() => undefined);
    }
  } finally {
    await lock.release();
  }
}

/** The entry of the folder that the file is, or lies in: it stays, so that a restore that was ended can be run again. Of a file elsewhere it is none. */
async function entryThatHolds(file: string, dataFolder: string): Promise<string> {
  const path = join(await realpath(dirname(file)), basename(file));
  return relative(await realpath(dataFolder), path).split(sep)[0] ?? '';
}

/** Throws StartError when the contents of the folder were being exchanged when somebody ended that. */
export function refuseHalfRestored(dataFolder: string): void {
  if (!existsSync(join(dataFolder, UNFINISHED))) return;
  throw new StartError(
    `A backup was being restored into ${dataFolder}, and that was not finished: run "npm run restore -- FILE --replace" again. ` +
      'What was there before lies in its folders "before-…".',
  );
}

async function exchange(dataFolder: string, old: readonly string[], next: string): Promise<string | null> {
  // What was unpacked is on the disk before what is there makes room for it.
  await promisify(execFile)('sync', ['--file-system', dataFolder]);
  const marker = join(dataFolder, UNFINISHED);
  await writeFile(marker, '', { flush: true });
  const before = old.length === 0 ? null : join(dataFolder, `before-${new Date().toISOString().replaceAll(':', '-')}`);
  if (before !== null) await mkdir(before, { mode: 0o700 });
  const aside = old.map((name) => ({ from: join(dataFolder, name), to: join(before ?? '', name) }));
  const inPlace = (await readdir(next)).map((name) => ({ from: join(next, name), to: join(dataFolder, name) }));
  try {
    await moveAll([...aside, ...inPlace]);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (before !== null) await rmdir(before);
    await rm(marker);
    throw error;
  }
  await rm(marker);
  return before;
}
