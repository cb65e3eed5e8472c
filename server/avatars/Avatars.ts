/**
 * The pictures that learners' accounts point to, fetched by the server and kept in a folder: a page of ours shows them from
 * our own address, so that no other site learns who looks at what.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPicture } from './fetchPicture.ts';
import { isAllowedSource } from './isAllowedSource.ts';
import { pictureType } from './pictureType.ts';

export interface Picture {
  bytes: Buffer;
  /** `image/png`, `image/jpeg`, `image/gif` or `image/webp`. */
  type: string;
}

const FRESH_MS = 24 * 3_600_000;
/** A kept file begins with the digest of the address that its picture came from. */
const DIGEST_BYTES = 32;

export class Avatars {
  readonly #folder: string;
  readonly #origins: readonly string[];
  readonly #now: () => number;
  readonly #pending = new Map<string, Promise<Buffer | null>>();

  /** `origins` are those that pictures may come from; `now` answers milliseconds since 1970. */
  constructor(folder: string, origins: readonly string[], now: () => number = Date.now) {
    this.#folder = folder;
    this.#origins = origins;
    this.#now = now;
  }

  /**
   * The picture at an address, at most a day old unless its server is away. Each learner has one kept file at most. Null
   * when there is no picture, or none that may be shown.
   */
  async of(learnerId: string, address: string): Promise<Picture | null> {
    if (!isAllowedSource(address, this.#origins)) return null;
    const kept = await this.#kept(learnerId, address);
    const bytes = kept?.isFresh ? kept.bytes : ((await this.#fetchOnce(learnerId, address)) ?? kept?.bytes ?? null);
    const type = bytes === null ? null : pictureType(bytes);
    return bytes === null || type === null ? null : { bytes, type };
  }

  async #kept(learnerId: string, address: string): Promise<{ bytes: Buffer; isFresh: boolean } | null> {
    const file = join(this.#folder, learnerId);
    try {
      const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      if (!content.subarray(0, DIGEST_BYTES).equals(digestOf(address))) return null;
      return { bytes: content.subarray(DIGEST_BYTES), isFresh: this.#now() - mtimeMs < FRESH_MS };
    } catch {
      return null;
    }
  }

  /** Many pages that ask at the same time make one request. */
  #fetchOnce(learnerId: string, address: string): Promise<Buffer | null> {
    const key = `${learnerId} ${address}`;
    const pending = this.#pending.get(key) ?? this.#fetch(learnerId, address).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  async #fetch(learnerId: string, address: string): Promise<Buffer | null> {
    const bytes = await fetchPicture(address);
    if (bytes === null) return null;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const temporary = join(this.#folder, `${learnerId}.${randomBytes(6).toString('hex')}`);
    await writeFile(temporary, Buffer.concat([digestOf(address), bytes]), { mode: 0o600 });
    await rename(temporary, join(this.#folder, learnerId));
    return bytes;
  }
}

function digestOf(address: string): Buffer {
  return createHash('sha256').update(address).digest();
}
