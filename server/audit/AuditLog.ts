/** Who did what to accounts and to the server: a file of lines that grows, is put aside, and in the end makes room for the next. */
import { appendFile, chmod, mkdir, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../files/errorCode.ts';
import { type Draw, RateLimiter } from '../limits/rateLimiter.ts';
import type { Audit, AuditEntry, AuditEvent } from './auditEvents.ts';
import { auditLine } from './auditLine.ts';

/** Of one event: refusals from one address, and what went well for one learner, and from one address. */
interface Allowance {
  refusals: number;
  ofLearner: number;
  fromAddress: number;
}

export interface AuditLogOptions {
  /** How long a file may be, and how many there may be: the newest is `audit.jsonl`, the one before it `audit.1.jsonl`. */
  fileBytes?: number;
  files?: number;
  /** How many entries of one event are written down in a minute, and in a day: nobody writes the log full. */
  perMinute?: Partial<Allowance>;
  perDay?: Partial<Allowance>;
  /** Answers milliseconds of a monotonic clock. */
  now?: () => number;
  /** Told when lines cannot be written, once until they can be again. */
  failed: (error: unknown) => void;
}

const FILE_BYTES = 5 * 1_048_576;
const FILES = 10;
const DAY = 86_400;
/** A school shares one address, and all of it may come in at once. */
const PER_MINUTE: Allowance = { refusals: 60, ofLearner: 60, fromAddress: 600 };
/** By event, as those of a minute: whoever does one thing without end must not hide what they do besides. */
const PER_DAY: Allowance = { refusals: 300, ofLearner: 100, fromAddress: 1800 };
/** A disk that is too slow for more loses them; how many is in the next line. */
const MOST_WAITING = 1000;

/** A line, and how many entries are lost with it: its own, and those that it says were lost before. */
interface Waiting {
  line: string;
  entries: number;
}

export class AuditLog implements Audit {
  readonly #folder: string;
  readonly #fileBytes: number;
  readonly #files: number;
  readonly #perMinute: Allowance;
  readonly #perDay: Allowance;
  readonly #failed: (error: unknown) => void;
  readonly #limiter: RateLimiter;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #leftOut = 0;
  #isFailing = false;
  /** Whether the file may end in the middle of a line; a killed server leaves such a one. */
  #isTorn = true;

  /** Below the folder, which is made with the first line. */
  constructor(folder: string, options: AuditLogOptions) {
    this.#folder = folder;
    this.#fileBytes = options.fileBytes ?? FILE_BYTES;
    this.#files = options.files ?? FILES;
    this.#perMinute = { ...PER_MINUTE, ...options.perMinute };
    this.#perDay = { ...PER_DAY, ...options.perDay };
    this.#limiter = new RateLimiter(options.now);
    this.#failed = options.failed;
  }

  /** Never throws, and keeps nobody waiting. */
  note(entry: AuditEntry): void {
    const isFlood = this.#limiter.takeAll(this.#drawsOf(entry)) > 0;
    if (isFlood || this.#waiting.length >= MOST_WAITING) {
      this.#leftOut += 1;
      return;
    }
    this.#waiting.push({ line: auditLine(entry, new Date(), this.#leftOut), entries: 1 + this.#leftOut });
    this.#leftOut = 0;
    this.#writing ??= this.#writeAll();
  }

  /** Resolves when everything that was noted is in the file, or could not be written. */
  async written(): Promise<void> {
    await this.#writing;
  }

  /** What came over no connection is counted for its learner: one must not use up what is for all others. */
  #drawsOf({ event, learner, address, outcome }: AuditEntry): Draw[] {
    if (outcome !== 'ok') return this.#bounded('refusals', event, address ?? learner);
    const ofAddress = this.#bounded('fromAddress', event, address);
    if (learner === null || learner === undefined) return ofAddress;
    return [...ofAddress, ...this.#bounded('ofLearner', event, learner)];
  }

  #bounded(bound: keyof Allowance, event: AuditEvent, whose: string | null | undefined): Draw[] {
    const key = `${bound} ${event} ${whose ?? ''}`;
    return [
      { key: `minute ${key}`, amount: this.#perMinute[bound] },
      { key: `day ${key}`, amount: this.#perDay[bound], withinSeconds: DAY },
    ];
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#append(batch.map(({ line }) => line).join(''));
        this.#isFailing = false;
      } catch (error) {
        this.#leftOut += batch.reduce((total, { entries }) => total + entries, 0);
        this.#isTorn = true;
        if (!this.#isFailing) this.#failed(error);
        this.#isFailing = true;
      }
    }
    this.#writing = undefined;
  }

  async #append(lines: string): Promise<void> {
    const path = this.#pathOf(0);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const before = await sizeOf(path);
    if (before > 0 && before + lines.length > this.#fileBytes) await this.#makeRoom();
    const start = this.#isTorn && (await endsInLine(path)) ? '\n' : '';
    await appendFile(path, `${start}${lines}`, { mode: 0o600 });
    if (this.#isTorn) await chmod(path, 0o600);
    this.#isTorn = false;
  }

  /** The oldest is overwritten by the one before it. */
  async #makeRoom(): Promise<void> {
    for (let number = this.#files - 2; number >= 0; number -= 1) {
      await rename(this.#pathOf(number), this.#pathOf(number + 1)).catch(unlessMissing);
    }
  }

  #pathOf(number: number): string {
    return join(this.#folder, number === 0 ? 'audit.jsonl' : `audit.${number}.jsonl`);
  }
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(unlessMissing);
  return found?.size ?? 0;
}

async function endsInLine(path: string): Promise<boolean> {
  const size = await sizeOf(path);
  if (size === 0) return false;
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() !== '\n';
  } finally {
    await file.close();
  }
}

function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
