/**
 * Everything that a data folder must not lose, as one stream, while the server runs: first the database as it is at one moment, then the files.
 * A file is saved by renaming, so each is found whole, as it is or as it was; what was saved before is in it in any case.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What is not made anew by the next start. */
const KEPT = ['keys.json', 'workspaces', 'versions', 'avatars'];
export const DATABASE = 'database.tar';
/** A learner's program may change files while they are read. */
const CHANGED_MEANWHILE = 1;
/** The last lines of what a program complained of. */
const COMPLAINT_LENGTH = 500;

/** `dump` answers the database as a tar; undefined where it is kept elsewhere. Breaks off with an error when not all could be packed. */
export async function packData(dataFolder: string, dump: (() => Promise<Uint8Array>) | undefined): Promise<Readable> {
  const staging = join(dataFolder, `backup-${randomUUID()}`);
  await mkdir(staging, { mode: 0o700 });
  try {
    if (dump !== undefined) await writeFile(join(staging, DATABASE), await dump(), { mode: 0o600 });
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const packed = new PassThrough();
  // Whoever reads hears of it by the end of the stream.
  void pack(dataFolder, staging, dump === undefined ? [] : [DATABASE], packed).catch((error: unknown) =>
    packed.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return packed;
}

async function pack(dataFolder: string, staging: string, first: readonly string[], into: PassThrough): Promise<void> {
  const kept = KEPT.filter((name) => existsSync(join(dataFolder, name)));
  // What a learner has made unreadable must not keep everybody's files from being packed.
  const options = ['--create', '--sparse', '--numeric-owner', '--ignore-failed-read', '--warning=no-file-changed'];
  const args = [...options, '-C', staging, ...first, '-C', dataFolder, ...kept];
  // Learners come first.
  const child = spawn('nice', ['-n', '10', 'tar', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-COMPLAINT_LENGTH)));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  try {
    await pipeline(child.stdout, into, { end: false });
  } catch (error) {
    child.kill();
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const code = await ended;
  await rm(staging, { recursive: true, force: true });
  if (code !== 0 && code !== CHANGED_MEANWHILE) throw new Error(`The data could not be packed. ${complaint.trim()}`);
  into.end();
}
