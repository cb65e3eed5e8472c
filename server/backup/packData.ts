/**
 * Everything that a data folder must not lose, as one stream, while the server runs: first the database as it is at one moment, then the files.
 * A file is saved by renaming, so each is found whole, as it is or as it was; what was saved before is in it in any case.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
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

/** Rejects when packing cannot begin; the stream breaks off with an error when not all could be packed. */
export async function packData({ dataFolder, dump, shared }: PackedSources): Promise<Readable> {
  const staging = join(dataFolder, `backup-${randomUUID()}`);
  const remove = () => rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  try {
    if (dump !== undefined) await writeFile(join(staging, DATABASE), await dump(), { mode: 0o600 });
    const before = await shared?.claims();
    const [folder, names] = shared === null ? [dataFolder, KEPT] : [shared.folder, SHARED];
    const kept = names.filter((name) => existsSync(join(folder, name)));
    const packer = await startPacker({ folder, kept, staging, first: dump === undefined ? [] : [DATABASE] });
    const packed = new PassThrough();
    const packAll = async (): Promise<void> => {
      try {
        await pack(packer, packed);
        await expectWhole(before, shared);
      } finally {
        await remove();
      }
    };
    // Whoever reads hears of it by the end of the stream.
    packAll().then(
      () => packed.end(),
      (error: unknown) => packed.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return packed;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** What goes to another server meanwhile may be missed where it was and where it is then. */
async function expectWhole(
  before: ReadonlyMap<string, string> | undefined,
  shared: SharedFolder | null,
): Promise<void> {
  if (before === undefined || shared === null) return;
  const after = await shared.claims();
  const isWhole = [...before].every(([learner, claim]) => (after.get(learner) ?? claim) === claim);
  if (!isWhole) throw new Error('A workspace went to another server meanwhile.');
}

interface Packing {
  folder: string;
  /** Of `folder`. */
  kept: readonly string[];
  staging: string;
  /** Of `staging`. */
  first: readonly string[];
}

interface Packer extends Packing {
  child: ChildProcessWithoutNullStreams;
  /** Resolves with its code. */
  ended: Promise<number | null>;
}

async function startPacker(packing: Packing): Promise<Packer> {
  const { folder, kept, staging, first } = packing;
  // What a learner has made unreadable must not keep everybody's files from being packed.
  const options = ['--create', '--sparse', '--numeric-owner', '--ignore-failed-read', '--warning=no-file-changed'];
  const files = ['-C', staging, ...first, '-C', folder, ...kept, '-C', staging, '--files-from=-'];
  // Learners come first.
  const child = spawn('nice', ['-n', '10', 'tar', ...options, ...exceptTooDeep, ...files], {
    env: { ...process.env, ...bytewise },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // Who waits for the end hears of it, and nobody does where something else has failed before.
  ended.catch(() => undefined);
  // Where it cannot be started, not even its pipes may be there.
  await once(child, 'spawn');
  return { ...packing, child, ended };
}

async function pack({ folder, kept, staging, child, ended }: Packer, into: PassThrough): Promise<void> {
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-COMPLAINT_LENGTH)));
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
    throw error;
  }
  const code = await ended;
  if (code !== 0 && code !== CHANGED_MEANWHILE) throw new Error(`The data could not be packed. ${complaint.trim()}`);
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
