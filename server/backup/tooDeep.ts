/**
 * What no path is short enough for. A program makes folders in folders as deep as it likes, going into each, and `tar` packs them; but it unpacks
 * by paths, and one path that the kernel refuses would keep everybody's files from being restored.
 */
import * as v from 'valibot';
import { find } from '../files/find.ts';

/** In bytes, from the folder of data on; Linux takes 4,095. */
const LONGEST_PATH = 4000;
const TOO_LONG = `${'?'.repeat(LONGEST_PATH + 1)}*`;
/** Enough of a path to tell whose folder it is in. */
const BEGINNING = 100;

/** For `tar`, where a byte is a letter (`bytewise`): packs and unpacks nothing that is too deep. */
export const exceptTooDeep = ['--anchored', '--wildcards', `--exclude=${TOO_LONG}`];

export const leftOut = v.object({
  /** Of a learner, as `workspaces/<learner>`. */
  folder: v.string(),
  /** Files and folders with too long a path; what lies in such a folder is not counted. */
  entries: v.number(),
});
export type LeftOut = v.InferOutput<typeof leftOut>;

/** Looks through the folders of this name for what `exceptTooDeep` leaves out. */
export async function findTooDeep(root: string, names: readonly string[], signal: AbortSignal): Promise<LeftOut[]> {
  const that = ['-path', TOO_LONG, '-prune', '-printf', `%.${BEGINNING}p\\0`];
  const counts = new Map<string, number>();
  for await (const path of find({ root, names, that, signal })) {
    const folder = path.split('/', 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, entries]) => ({ folder, entries }));
}

/** A sentence for each folder. */
export function leftOutInWords(all: readonly LeftOut[]): string[] {
  return all.map(
    ({ folder, entries }) =>
      `${folder}: ${entries === 1 ? '1 path is' : `${entries} paths are`} longer than ${LONGEST_PATH} bytes; what is there was left out.`,
  );
}
