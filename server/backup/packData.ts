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
import { bytewise } from '../files/tar.ts';
import type { SharedFolder } from '../http/Neighbours.ts';
import { exceptTooDeep, findTooDeep } from './tooDeep.ts';

/** What is not made anew by the next start. */
const KEPT = ['keys.json', 'workspaces', 'versions', 'avatars'];
/** Of the folder that several servers share: versions lie in it beside the workspace that they are of. */
const SHARED = ['workspaces'];
export const DATABASE = 'database.tar';
/** A list of `LeftOut`, the last file of all. */
export const LEFT_OUT = 'left-out.json';
/** A learner's program may change files while they are read. */
const CHANGED_MEANWHILE = 1;
/** The last lines of what a program complained of. */
const COMPLAINT_LENGTH = 500;

export interface PackedSources {
  dataFolder: string;
  /** The database as a tar; undefined where it is kept elsewhere. */
  dump: (() => Promise<Uint8Array>) | undefined;
  /** Null for a server that stands alone; otherwise the learners' files lie here. */
  shared: SharedFolder | null;
}

/** Breaks off with an error when not all could be packed. */
export async function packData({ dataFolder, dump, shared }: PackedSources): Promise<Readable> {
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
  const first = dump === undefined ? [] : [DATABASE];
  const packing =
    shared === null ? pack(dataFolder, KEPT, { staging, first }, packed) : packShared(shared, staging, packed);
  void packing.catch((error: unknown) => packed.destroy(error instanceof Error ? error : new Error(String(error))));
  return packed;
}

/** What goes to another server meanwhile may be missed where it was and where it is then. */
async function packShared(shared: SharedFolder, staging: string, into: PassThrough): Promise<void> {
  const before = await shared.claims();
  await pack(shared.folder, SHARED, { staging, first: [], isWhole: () => isWhole(before, shared) }, into);
}

async function isWhole(before: ReadonlyMap<string, string>, shared: SharedFolder): Promise<boolean> {
  const after = await shared.claims();
  return [...before].every(([learner, claim]) => (after.get(learner) ?? claim) === claim);
}

interface Packing {
  staging: string;
  /** Of `staging`. */
  first: readonly string[];
  isWhole?: () => Promise<boolean>;
}

async function pack(
  folder: string,
  names: readonly string[],
  { staging, first, isWhole: looksWhole }: Packing,
  into: PassThrough,
): Promise<void> {
  const kept = names.filter((name) => existsSync(join(folder, name)));
  // What a learner has made unreadable must not keep everybody's files from being packed.
  const options = ['--create', '--sparse', '--numeric-owner', '--ignore-failed-read', '--warning=no-file-changed'];
  const files = ['-C', staging, ...first, '-C', folder, ...kept, '-C', staging, '--files-from=-'];
  // Learners come first.
  const child = spawn('nice', ['-n', '10', 'tar', ...options, ...exceptTooDeep, ...files], {
    env: { ...process.env, ...bytewise },
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-COMPLAINT_LENGTH)));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const given = new AbortController();
  // Asked for when all else is packed. It hears nothing any more where it has failed.
  child.stdin.on('error', () => undefined);
  const noted = noteLeftOut(folder, kept, staging, given.signal).then(() => child.stdin.end(`${LEFT_OUT}\n`));
  noted.catch(() => child.kill());
  try {
    await pipeline(child.stdout, into, { end: false });
    await noted;
  } catch (error) {
    given.abort();
    child.kill();
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const code = await ended;
  await rm(staging, { recursive: true, force: true });
  if (code !== 0 && code !== CHANGED_MEANWHILE) throw new Error(`The data could not be packed. ${complaint.trim()}`);
  if (looksWhole !== undefined && !(await looksWhole()))
    throw new Error('A workspace went to another server meanwhile.');
  into.end();
}

async function noteLeftOut(
  folder: string,
  kept: readonly string[],
  staging: string,
  given: AbortSignal,
): Promise<void> {
  const leftOut = await findTooDeep(folder, kept, given);
  await writeFile(join(staging, LEFT_OUT), JSON.stringify(leftOut), { mode: 0o600 });
}
