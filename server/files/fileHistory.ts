/**
 * Keeps what saves displace, outside every sandbox: one folder per file, one blob per content, and an index of lines.
 * A blob is on the disk before the line that names it, and the line before the content is replaced.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { contentVersion } from './contentVersion.ts';
import { errorCode } from './errorCode.ts';
import { writeAll } from './writeAtomically.ts';

/** A save or a forced one replaced it, a program changed it in mid-save, or it was refused. */
const CAUSES = ['save', 'force', 'late', 'refused'] as const;
export type KeptCause = (typeof CAUSES)[number];

export interface KeptFile {
  learnerId: string;
  /** Relative to the workspace. */
  path: string;
}

const indexLine = v.object({
  at: v.string(),
  version: v.string(),
  length: v.number(),
  cause: v.picklist(CAUSES),
  path: v.string(),
});
type IndexLine = v.InferOutput<typeof indexLine>;

/** How many contents of one file stay; when there are twice as many, the oldest go. */
const KEPT = 50;

export class FileHistory {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Resolves when the content would survive a power cut; rejects when it could not be kept. */
  async keep(file: KeptFile, bytes: Uint8Array, cause: KeptCause): Promise<void> {
    const folder = this.#folderOf(file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const version = contentVersion(bytes);
    await storeBlob(join(folder, version), bytes);
    const line: IndexLine = {
      at: new Date().toISOString(),
      version,
      length: bytes.byteLength,
      cause,
      path: file.path,
    };
    await appendLine(join(folder, 'index.jsonl'), line);
    await prune(folder);
  }

  /** The kept contents, oldest first. */
  async kept(file: KeptFile): Promise<{ cause: KeptCause; version: string; bytes: Buffer }[]> {
    const folder = this.#folderOf(file);
    const lines = await readIndex(join(folder, 'index.jsonl'));
    return Promise.all(
      lines.map(async ({ cause, version }) => ({ cause, version, bytes: await readFile(join(folder, version)) })),
    );
  }

  #folderOf(file: KeptFile): string {
    return historyFolder(this.#root, file);
  }
}

/** Where everything about one file lies. */
export function historyFolder(root: string, { learnerId, path }: KeptFile): string {
  return join(root, learnerId, createHash('sha256').update(path).digest('hex'));
}

async function storeBlob(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.part`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await writeAll(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
}

async function appendLine(path: string, line: IndexLine): Promise<void> {
  const handle = await open(path, 'a', 0o600);
  try {
    await handle.appendFile(`${JSON.stringify(line)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A line that a crash cut off is left out. */
async function readIndex(path: string): Promise<IndexLine[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap(parseLine);
}

function parseLine(text: string): IndexLine[] {
  try {
    const parsed = v.safeParse(indexLine, JSON.parse(text));
    return parsed.success ? [parsed.output] : [];
  } catch {
    return [];
  }
}

async function prune(folder: string): Promise<void> {
  const index = join(folder, 'index.jsonl');
  const lines = await readIndex(index);
  if (lines.length < 2 * KEPT) return;
  const staying = lines.slice(-KEPT);
  await writeFile(`${index}.part`, staying.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
  await rename(`${index}.part`, index);
  const named = new Set(['index.jsonl', ...staying.map((line) => line.version)]);
  const superfluous = (await readdir(folder)).filter((name) => !named.has(name));
  await Promise.all(superfluous.map((name) => unlink(join(folder, name))));
}
