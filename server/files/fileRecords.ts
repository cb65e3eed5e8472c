/**
 * Remembers of each file what cannot be read off it: when the editor saved it, and how its last build went. Outside every
 * sandbox, beside the file's history.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { buildResult, type BuildResult } from '#contract/entities.ts';
import { historyFolder, type KeptFile } from './fileHistory.ts';

const fileRecord = v.object({
  saved: v.nullable(v.object({ version: v.string(), at: v.string() })),
  build: v.nullable(buildResult),
});
type FileRecord = v.InferOutput<typeof fileRecord>;

/** What is known of one version of a file. */
export interface VersionRecord {
  /** ISO 8601, UTC; null when this version was never saved by the editor. */
  savedAt: string | null;
  /** Null when this version was never built. */
  build: BuildResult | null;
}

/** Whoever changes the record of a file does so while nobody else touches that file. */
export class FileRecords {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async of(file: KeptFile, version: string): Promise<VersionRecord> {
    const { saved, build } = await this.#read(file);
    return {
      savedAt: saved?.version === version ? saved.at : null,
      build: build?.version === version ? build : null,
    };
  }

  async saved(file: KeptFile, version: string, at: string): Promise<void> {
    await this.#write(file, { ...(await this.#read(file)), saved: { version, at } });
  }

  async built(file: KeptFile, build: BuildResult): Promise<void> {
    await this.#write(file, { ...(await this.#read(file)), build });
  }

  /** A record that is missing, cannot be read or was cut off by a crash says nothing; the file itself is read all the same. */
  async #read(file: KeptFile): Promise<FileRecord> {
    const text = await readFile(this.#pathOf(file), 'utf8').catch(() => '');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fileRecord), text);
    return parsed.success ? parsed.output : { saved: null, build: null };
  }

  async #write(file: KeptFile, record: FileRecord): Promise<void> {
    const path = this.#pathOf(file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, JSON.stringify(record), { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  #pathOf(file: KeptFile): string {
    return `${historyFolder(this.#root, file)}.json`;
  }
}
