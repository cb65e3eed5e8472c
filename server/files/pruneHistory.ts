/** Keeps the history of a file within bounds: the oldest goes first. */
import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type IndexLine, INDEX_NAME, replaceIndex } from './historyIndex.ts';

/** How many lines of one file stay; when there are twice as many, the oldest go. */
const KEPT_LINES = 100;
/** Refused texts push nothing out that was once stored: of them only so many stay, however large they are. */
const KEPT_REFUSALS = 8;
/** How many bytes the contents of one file may have together. */
const KEPT_BYTES = 16 * 1_048_576;

/** `lines` are all that the index has; answers those that stay. */
export async function pruneHistory(folder: string, lines: readonly IndexLine[]): Promise<readonly IndexLine[]> {
  const staying = stayingOf(lines);
  if (staying.length === lines.length) return lines;
  await replaceIndex(folder, staying);
  const named = new Set([INDEX_NAME, ...staying.map(({ version }) => version)]);
  const superfluous = (await readdir(folder)).filter((name) => !named.has(name));
  await Promise.all(superfluous.map((name) => unlink(join(folder, name))));
  return staying;
}

function stayingOf(lines: readonly IndexLine[]): readonly IndexLine[] {
  const refusals = lines.filter(({ kind }) => kind === 'refused');
  const dropped = new Set(refusals.slice(0, Math.max(0, refusals.length - KEPT_REFUSALS)));
  const wanted = lines.filter((line) => !dropped.has(line));
  return withinBytes(wanted.length < 2 * KEPT_LINES ? wanted : wanted.slice(-KEPT_LINES));
}

/** The newest lines whose contents fit; a content that several lines name counts once. */
function withinBytes(lines: readonly IndexLine[]): readonly IndexLine[] {
  const counted = new Set<string>();
  let bytes = 0;
  const tooOld = lines.findLastIndex(({ version, length }) => {
    if (!counted.has(version)) bytes += length;
    counted.add(version);
    return bytes > KEPT_BYTES;
  });
  return lines.slice(tooOld + 1);
}
