/** Unpacks a backup beside the data that it is to become, and makes sure that it is whole. */
import { readFile, mkdir, rm, stat } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { namesIn } from '../files/namesIn.ts';
import type { Usage } from '../files/quota/countUsage.ts';
import { restoreDatabase } from '../supabase/startEmbeddedSupabase.ts';
import { ABOUT, about, DATA, sha256Of } from './about.ts';
import { CommandError } from './CommandError.ts';
import { DATABASE, LEFT_OUT } from './packData.ts';
import { find } from '../files/find.ts';
import { isOutOfRoom } from './outOfRoom.ts';
import { sizeInWords } from './sizeInWords.ts';
import { exceptTooDeep, type LeftOut } from './tooDeep.ts';
import { tar } from '../files/tar.ts';

const BLOCK_BYTES = 512;

export interface OpenedBackup {
  madeAt: string;
  /** What had no place in it. */
  leftOut: readonly LeftOut[];
  /** Holds what belongs into a data folder, and nothing else. */
  folder: string;
  /** Null where the database is kept elsewhere. */
  database: Awaited<ReturnType<typeof restoreDatabase>> | null;
  workspaces: number;
  files: Usage;
  versions: Usage;
}

/** Into `staging`, an empty folder. Rejects with CommandError when it is no backup, is damaged, was made by a newer program, or finds no room. */
export async function openBackup(file: string, staging: string): Promise<OpenedBackup> {
  const outer = join(staging, 'outer');
  try {
    return await unpack(file, outer, join(staging, 'data'));
  } catch (error) {
    throw isOutOfRoom(error) ? new CommandError(await roomInWords(staging, outer)) : error;
  }
}

async function unpack(file: string, outer: string, folder: string): Promise<OpenedBackup> {
  await mkdir(outer);
  await mkdir(folder);
  await tar('--extract', '--gzip', '--file', file, '-C', outer, ABOUT, DATA).catch((error: unknown) => {
    if (isOutOfRoom(error)) throw error;
    throw new CommandError(`${file} is damaged, or is no backup of Servolab. Nothing was changed.`);
  });
  const { made_at: madeAt, left_out: leftOut } = await verified(outer, file);
  const options = ['--numeric-owner', '--preserve-permissions', ...exceptTooDeep, `--exclude=${LEFT_OUT}`];
  await tar('--extract', ...options, '--file', join(outer, DATA), '-C', folder);
  await rm(outer, { recursive: true });
  return {
    madeAt,
    leftOut,
    folder,
    database: await openDatabase(folder),
    workspaces: (await namesIn(join(folder, 'workspaces'))).length,
    files: await usageOf(folder, 'workspaces'),
    versions: await usageOf(folder, 'versions'),
  };
}

/** What is unpacked lies beside what it is unpacked from. */
async function roomInWords(staging: string, outer: string): Promise<string> {
  const said = v.safeParse(about, jsonOf(await readFile(join(outer, ABOUT), 'utf8').catch(() => '')));
  const needed = said.success
    ? `its data are ${sizeInWords(said.output.bytes)}, and at least twice as much has to be free while it is restored`
    : 'it is full';
  return `The disk of ${dirname(staging)} has no room for the backup: ${needed}. Nothing was changed.`;
}

async function verified(outer: string, file: string): Promise<v.InferOutput<typeof about>> {
  const data = join(outer, DATA);
  const said = v.safeParse(about, jsonOf(await readFile(join(outer, ABOUT), 'utf8')));
  if (!said.success)
    throw new CommandError(`${file} was made by another version of Servolab, and cannot be read by this one.`);
  const { size } = await stat(data);
  if (size === said.output.bytes && (await sha256Of(data)) === said.output.sha256) return said.output;
  throw new CommandError(`${file} is damaged: its data do not have the checksum that it names. Nothing was changed.`);
}

async function openDatabase(folder: string): Promise<OpenedBackup['database']> {
  const dump = join(folder, DATABASE);
  if (!(await namesIn(folder)).includes(DATABASE)) return null;
  const contents = await restoreDatabase(await openAsBlob(dump), join(folder, 'database')).catch((error: unknown) => {
    throw new CommandError(`The database of the backup cannot be opened: ${String(error)}. Nothing was changed.`);
  });
  if (contents.unknown.length > 0)
    throw new CommandError(
      `The backup was made by a newer version of Servolab (migration ${contents.unknown.join(', ')}): restore it with that one.`,
    );
  await rm(dump);
  return contents;
}

/** Of a folder of this name, if there is one. */
async function usageOf(root: string, name: string): Promise<Usage> {
  const usage = { bytes: 0, files: 0 };
  for await (const blocks of find({ root, names: [name], that: ['-mindepth', '1', '-printf', '%b\\0'] })) {
    usage.files += 1;
    usage.bytes += Number(blocks) * BLOCK_BYTES;
  }
  return usage;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
