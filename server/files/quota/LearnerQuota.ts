/** What one learner may keep on the disk: counted anew from time to time, and at once where much is written. */
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkspaceFilling } from '#contract/entities.ts';
import { countUsage, type Usage } from './countUsage.ts';

/** So long a count holds that nothing speaks against. */
const HOLDS_MS = 5000;
/** Of its time, a learner's count takes at most one part in so many: where nothing hurries, and where something does. */
const IDLE_SHARE = 50;
const URGENT_SHARE = 4;
const LONGEST_WAIT_MS = 5000;
/** Programs that write less than this stay: logs and the like. */
const SLACK: Usage = { bytes: 1_048_576, files: 100 };
const NOTHING: Usage = { bytes: 0, files: 0 };
/** Beyond so many times what is allowed nothing is started any more: each program would add what it writes until it is ended. */
const OVERFLOW = 8;

export class LearnerQuota {
  readonly #folders: readonly string[];
  readonly #allowed: Usage;
  /** The last count, and what has been stored since. */
  #kept: Usage | undefined;
  #countedAt = -Infinity;
  #tookMs = 0;
  #counting: Promise<unknown> = Promise.resolve();
  #isCounting = false;
  #next: Promise<Usage> | undefined;
  /** What the programs of a learner may have filled before they are ended: more than is allowed after it was exceeded. */
  #mark: Usage;
  #isSettling = false;
  #writtenAtCount = 0;
  #written = 0;

  constructor(folders: readonly string[], allowed: Usage) {
    this.#folders = folders;
    this.#allowed = allowed;
    this.#mark = allowed;
  }

  /** What was used when it was counted last, and what was stored since; undefined before the first count. */
  get kept(): Usage | undefined {
    return this.#kept;
  }

  /** Takes so much for what is about to be stored; answers what is used when there is no room for it. Only a fresh count refuses. */
  async take(more: Usage): Promise<WorkspaceFilling | null> {
    const isFresh = performance.now() - this.#countedAt < HOLDS_MS;
    if (isFresh && this.#kept !== undefined && this.#hasRoom(this.#kept, more)) return this.#add(this.#kept, more);
    const counted = await this.#recount();
    // Others who waited for the same count may have taken some of it.
    const usage = this.#kept ?? counted;
    return this.#hasRoom(usage, more) ? this.#add(usage, more) : this.#filling(usage);
  }

  /** What is used, when programs have gone on filling more than is allowed; each time once. Never waits: `written` tells when to count. */
  growth(written: number): WorkspaceFilling | null {
    this.#written = written;
    this.#writtenAtCount = Math.min(this.#writtenAtCount, written);
    // What could not be counted is counted at a later look.
    if (this.#isDue()) this.#recount().catch(() => undefined);
    if (this.#kept === undefined || this.#isSettling) return null;
    const kept = this.#kept;
    const hasGrown = kept.bytes > this.#mark.bytes + SLACK.bytes || kept.files > this.#mark.files + SLACK.files;
    if (!hasGrown) {
      this.#mark = atLeast(this.#allowed, atMost(this.#mark, kept));
      return null;
    }
    void this.#settle();
    return this.#filling(kept);
  }

  /** What is used, where that is so much more than is allowed that nothing may be started; only a fresh count says so. */
  async overflow(): Promise<WorkspaceFilling | null> {
    if (this.#kept !== undefined && this.#hasRoom(this.#kept, NOTHING)) return null;
    const { bytes, files } = await this.#recount();
    const hasOverflowed = bytes > OVERFLOW * this.#allowed.bytes || files > OVERFLOW * this.#allowed.files;
    return hasOverflowed ? this.#filling({ bytes, files }) : null;
  }

  #isDue(): boolean {
    if (this.#isCounting || this.#next !== undefined) return false;
    const age = performance.now() - this.#countedAt;
    if (age > Math.max(HOLDS_MS, IDLE_SHARE * this.#tookMs)) return true;
    const left = this.#allowed.bytes - (this.#kept?.bytes ?? 0);
    return this.#written - this.#writtenAtCount > Math.max(SLACK.bytes, left / 2);
  }

  /** What programs still write until they are gone is not held against the next ones. */
  async #settle(): Promise<void> {
    this.#isSettling = true;
    const usage = await this.#recount().catch(() => this.#kept ?? NOTHING);
    this.#mark = atLeast(this.#allowed, usage);
    this.#isSettling = false;
  }

  /** Of a moment after this call; all who wait for one share it. */
  #recount(): Promise<Usage> {
    this.#next ??= this.#counting.then(() => this.#count());
    this.#counting = this.#next.catch(() => undefined);
    return this.#next;
  }

  async #count(): Promise<Usage> {
    const early = this.#countedAt + URGENT_SHARE * this.#tookMs - performance.now();
    if (early > 0) await wait(Math.min(early, LONGEST_WAIT_MS));
    this.#next = undefined;
    this.#isCounting = true;
    const begun = performance.now();
    this.#writtenAtCount = this.#written;
    try {
      const parts = await Promise.all(
        this.#folders.map((folder) => countUsage(folder, OVERFLOW * this.#allowed.files)),
      );
      this.#kept = parts.reduce(sum, NOTHING);
      return this.#kept;
    } finally {
      this.#isCounting = false;
      this.#countedAt = performance.now();
      this.#tookMs = this.#countedAt - begun;
    }
  }

  #hasRoom(usage: Usage, more: Usage): boolean {
    const { bytes, files } = sum(usage, more);
    return bytes <= this.#allowed.bytes && files <= this.#allowed.files;
  }

  #add(usage: Usage, more: Usage): null {
    this.#kept = sum(usage, more);
    return null;
  }

  #filling({ bytes, files }: Usage): WorkspaceFilling {
    const { bytes: mostBytes, files: most_files } = this.#allowed;
    return { megabytes: megabytesIn(bytes), most_megabytes: megabytesIn(mostBytes), files, most_files };
  }
}

const sum = (one: Usage, other: Usage): Usage => ({ bytes: one.bytes + other.bytes, files: one.files + other.files });
const atLeast = (one: Usage, other: Usage): Usage => ({
  bytes: Math.max(one.bytes, other.bytes),
  files: Math.max(one.files, other.files),
});
const atMost = (one: Usage, other: Usage): Usage => ({
  bytes: Math.min(one.bytes, other.bytes),
  files: Math.min(one.files, other.files),
});
const megabytesIn = (bytes: number): number => Math.round(bytes / 1_048_576);
