/**
 * What no path is short enough for. A program makes folders in folders as deep as it likes, going into each, and `tar` packs them; but it unpacks
 * by paths, and one path that the kernel refuses would keep everybody's files from being restored.
 */
import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { bytewise } from '../files/tar.ts';

/** In bytes, from the folder of data on; Linux takes 4,095. */
const LONGEST_PATH = 4000;
const TOO_LONG = `${'?'.repeat(LONGEST_PATH + 1)}*`;
/** Enough of a path to tell whose folder it is in. */
const BEGINNING = 100;

/** For `tar`, in the environment `bytewise`: packs and unpacks nothing that is too deep. */
export const exceptTooDeep = ['--anchored', '--wildcards', `--exclude=${TOO_LONG}`];

export const leftOut = v.object({
  /** Of a learner, as `workspaces/<learner>`. */
  folder: v.string(),
  /** Files and folders with too long a path; what lies in such a folder is not counted. */
  entries: v.number(),
});
export type LeftOut = v.InferOutput<typeof leftOut>;

/** Looks through the folders of this name for what `exceptTooDeep` leaves out; what is closed or vanishes meanwhile is passed by. */
export async function findTooDeep(root: string, names: readonly string[], signal: AbortSignal): Promise<LeftOut[]> {
  // Without a name, `find` would look through everything.
  if (names.length === 0) return [];
  const args = [...names, '-path', TOO_LONG, '-prune', '-printf', `%.${BEGINNING}p\\0`];
  const child = spawn('nice', ['-n', '10', 'find', ...args], {
    cwd: root,
    env: { ...process.env, ...bytewise },
    stdio: ['ignore', 'pipe', 'ignore'],
    signal,
  });
  const failed = new Promise<never>((_resolve, reject) => child.on('error', reject));
  const counts = await Promise.race([countByFolder(child.stdout.setEncoding('latin1')), failed]);
  return [...counts].map(([folder, entries]) => ({ folder, entries }));
}

async function countByFolder(paths: AsyncIterable<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let begun = '';
  for await (const text of paths) {
    const ended = (begun + text).split('\0');
    begun = ended.pop() ?? '';
    for (const path of ended) {
      const folder = path.split('/', 2).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

/** A sentence for each folder. */
export function leftOutInWords(all: readonly LeftOut[]): string[] {
  return all.map(
    ({ folder, entries }) =>
      `${folder}: ${entries === 1 ? '1 path is' : `${entries} paths are`} longer than ${LONGEST_PATH} bytes; what is there was left out.`,
  );
}
