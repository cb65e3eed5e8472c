/** Fetches everything that the running server stores, and writes it into one file with its checksum. */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { ABOUT, type About, DATA, sha256Of } from './about.ts';
import { CommandError } from './CommandError.ts';
import { tar } from '../files/tar.ts';
import { LEFT_OUT } from './packData.ts';
import { type LeftOut, leftOut } from './tooDeep.ts';
import { withFolder } from './withFolder.ts';

export interface BackupOrder {
  /** Where the server is reached. */
  address: string;
  /** The key of the service. */
  key: string;
  /** The file to write; there is none yet. */
  target: string;
}

/** Answers what was made. The file is there whole and readable by its owner alone, or not at all. */
export async function makeBackup({ address, key, target }: BackupOrder): Promise<About> {
  if (existsSync(target)) throw new CommandError(`${target} is there already: name another file.`);
  const folder = await mkdtemp(join(dirname(target), 'servolab-backup-')).catch(() => {
    throw new CommandError(`Nothing can be written to ${dirname(target)}.`);
  });
  return withFolder(folder, async () => {
    const data = join(folder, DATA);
    const madeAt = new Date().toISOString();
    await fetchData(address, key, data);
    const { size } = await stat(data);
    const sha256 = await sha256Of(data);
    const made: About = { format: 1, made_at: madeAt, bytes: size, sha256, left_out: await leftOutOf(data, folder) };
    await writeFile(join(folder, ABOUT), `${JSON.stringify(made, null, 2)}\n`);
    const whole = join(folder, 'whole');
    await writeFile(whole, '', { mode: 0o600 });
    await tar('--create', '--gzip', '--file', whole, '-C', folder, ABOUT, DATA);
    await flush(whole);
    await rename(whole, target);
    return made;
  });
}

async function fetchData(address: string, key: string, path: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' };
  const answer = await fetch(`${address}/backup`, { method: 'POST', headers }).catch(() => {
    throw new CommandError(
      `Nobody answers at ${address}: start the server first, or say where it is with PORT, HOST or URL.`,
    );
  });
  if (answer.status === 404)
    throw new CommandError(`The server at ${address} has another key: does DATA_DIR name its folder?`);
  if (answer.status === 429) throw new CommandError('Another backup is being made: try again in a minute.');
  if (!answer.ok || answer.body === null)
    throw new CommandError(`${address} answered ${answer.status}: ${await answer.text()}`);
  try {
    await pipeline(answer.body, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    throw new CommandError(`The backup broke off, and nothing was written: ${String(error)}`);
  }
}

async function leftOutOf(data: string, folder: string): Promise<LeftOut[]> {
  await tar('--extract', '--file', data, '-C', folder, LEFT_OUT);
  return v.parse(v.array(leftOut), JSON.parse(await readFile(join(folder, LEFT_OUT), 'utf8')));
}

/** What the disk says is written shall outlive a power cut. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
