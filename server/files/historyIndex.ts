/** The index of a file's history: a line for each thing that was done with one of its contents, oldest first. */
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { VERSION_KINDS, type VersionKind } from '#contract/entities.ts';
import { errorCode } from './errorCode.ts';

/** The starter file is not the learner's, and is kept nowhere but with the other starters. */
export type KeptKind = Exclude<VersionKind, 'starter'>;
const kinds = VERSION_KINDS.filter((kind): kind is KeptKind => kind !== 'starter');

const indexLine = v.object({
  at: v.string(),
  version: v.string(),
  /** In bytes. */
  length: v.number(),
  /** In UTF-16 code units. */
  size: v.number(),
  kind: v.picklist(kinds),
  path: v.string(),
});
export type IndexLine = v.InferOutput<typeof indexLine>;

/**
 * As releases before 22 November 2026 wrote them: a line for what was replaced, with why, or was refused. They did not say how many
 * characters it has, so its bytes stand for that.
 */
const earlierLine = v.pipe(
  v.object({ at: v.string(), version: v.string(), length: v.number(), cause: v.string(), path: v.string() }),
  v.transform(({ cause, ...line }): IndexLine => {
    const kind = cause === 'refused' ? 'refused' : 'found';
    return { ...line, size: line.length, kind };
  }),
);

export const INDEX_NAME = 'index.jsonl';

/** A line that a crash cut off is left out, and so is an index that is not there. */
export async function readIndex(folder: string): Promise<IndexLine[]> {
  let text: string;
  try {
    text = await readFile(join(folder, INDEX_NAME), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap(parseLine);
}

/** Begins a line of its own whatever stands there, so that a line that a crash cut off spoils no other. */
export async function appendLine(folder: string, line: IndexLine): Promise<void> {
  await write(join(folder, INDEX_NAME), 'a', `\n${textOf(line)}`);
}

export async function replaceIndex(folder: string, lines: readonly IndexLine[]): Promise<void> {
  const path = join(folder, INDEX_NAME);
  await write(`${path}.part`, 'w', lines.map(textOf).join(''));
  await rename(`${path}.part`, path);
}

async function write(path: string, flag: 'a' | 'w', text: string): Promise<void> {
  const handle = await open(path, flag, 0o600);
  try {
    await handle.appendFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const textOf = (line: IndexLine): string => `${JSON.stringify(line)}\n`;

const storedLine = v.pipe(v.string(), v.parseJson(), v.union([indexLine, earlierLine]));

function parseLine(text: string): IndexLine[] {
  const parsed = v.safeParse(storedLine, text);
  return parsed.success ? [parsed.output] : [];
}
