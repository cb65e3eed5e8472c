/** Looks a few times a second at what all sandboxes together hold of this machine, and acts where one holds more than its budget. */
import { availableParallelism } from 'node:os';
import type { DiskReserve } from '../../limits/DiskReserve.ts';
import type { LearnerQuota } from '../../files/quota/LearnerQuota.ts';
import { deprioritize } from './deprioritize.ts';
import type { ControlGroup } from '../groups/controlGroups.ts';
import type { Excess } from './Excess.ts';
import { LoadMeter, NO_LOAD, type SandboxLoad } from './LoadMeter.ts';
import { familyOf, type ProcessSight, readProcesses } from './readProcesses.ts';
import { RoundRobin } from './RoundRobin.ts';
import { firstProcesses, ofPrograms, weighPrograms } from './weighPrograms.ts';
import { writtenBytes } from './writtenBytes.ts';

/** Told what is done with the programs of a sandbox for what they use. */
export interface BudgetListener {
  /** The program whose first process has this number inside is ended for it; null for all of them. */
  exceeded(pidInside: number | null, end: Excess): void;
  /** From now on so many of their busy processes run at a time, in turns. */
  slowed(atATime: number): void;
}

export interface WatchedSandbox extends BudgetListener {
  /** The first process of the sandbox on this machine; undefined while that is not known. */
  first(): number | undefined;
  /** What it may keep on the disk. */
  quota?: LearnerQuota | undefined;
  /** Its share of the processors; undefined where the kernel shares them between processes or sessions. */
  group?: ControlGroup | undefined;
  /** Ends all of it. */
  close(): Promise<void>;
}

/** Often enough that a budget is kept to within a second. */
const LOOK_EVERY_MS = 400;
/** Whoever keeps more processes busy than this at two looks in a row comes after everybody else … */
const BUSY_PROCESSES = Math.max(4, 2 * availableParallelism());
const LOOKS = 2;
/** … and for so long after that: who begins anew whatever was ended would else begin it before everybody else. */
const CALM_MS = 10_000;
/** … and has so many run at a time. */
const AT_A_TIME = availableParallelism();
/**
 * Where there are control groups, they have at most this of the processors together (1 is one processor), also when nobody else wants any:
 * while all processors are busy, whatever with, the kernel is slow to move others to where they could run.
 */
const LAST_SHARE = availableParallelism() / 8;
/** Between two looks at a disk that is nearly full nobody may write more than this: logs and the like, in bytes. */
const SMALL_WRITES = 1_048_576;

export class BudgetWatch {
  readonly #memoryBytes: number;
  readonly #watched = new Set<WatchedSandbox>();
  readonly #disk: DiskReserve;
  readonly #written = new WeakMap<WatchedSandbox, number>();
  readonly #hungry = new WeakMap<WatchedSandbox, number>();
  readonly #hungryAt = new WeakMap<WatchedSandbox, number>();
  readonly #turns = new WeakMap<WatchedSandbox, RoundRobin>();
  /** Of those that come last, how much of the processors they may have. */
  readonly #shares = new WeakMap<WatchedSandbox, number>();
  readonly #loads = new LoadMeter<WatchedSandbox>();
  #timer: NodeJS.Timeout | undefined;

  constructor(memoryBytes: number, disk: DiskReserve) {
    this.#disk = disk;
    this.#memoryBytes = memoryBytes;
  }

  /** Watches it until the returned function is called. */
  add(sandbox: WatchedSandbox): () => void {
    this.#watched.add(sandbox);
    this.#wait();
    return () => {
      this.#watched.delete(sandbox);
      if (this.#watched.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Undefined for one that was not looked at yet. */
  loadOf(sandbox: WatchedSandbox): SandboxLoad | undefined {
    return this.#loads.of(sandbox);
  }

  /** Of all that are watched. */
  loads(): SandboxLoad[] {
    return [...this.#watched].map((sandbox) => this.#loads.of(sandbox) ?? NO_LOAD);
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => void this.#look(), LOOK_EVERY_MS).unref();
  }

  async #look(): Promise<void> {
    const [processes, hasRoom] = await Promise.all([readProcesses(), this.#disk.hasRoom()]);
    for (const sandbox of this.#watched) {
      const family = familyOf(sandbox.first() ?? 0, processes);
      this.#loads.note(sandbox, family);
      this.#share(sandbox, family);
      const written = writtenBytes(family);
      if (!hasRoom) this.#spare(sandbox, family, written);
      this.#hold(sandbox, family, written);
      if ((this.#loads.of(sandbox)?.memoryBytes ?? 0) > this.#memoryBytes) await this.#weigh(sandbox, family);
    }
    this.#putLast();
    this.#timer = undefined;
    if (this.#watched.size > 0) this.#wait();
  }

  /** The groups of those who take turns, or did; each has the same of what they have together. */
  #putLast(): void {
    const now = performance.now();
    const last = [...this.#watched].filter((sandbox) => now - (this.#hungryAt.get(sandbox) ?? -Infinity) < CALM_MS);
    for (const sandbox of this.#watched) {
      const share = last.includes(sandbox) ? LAST_SHARE / last.length : undefined;
      if (share === this.#shares.get(sandbox)) continue;
      if (share === undefined) this.#shares.delete(sandbox);
      else this.#shares.set(sandbox, share);
      sandbox.group?.deprioritize(share ?? null);
    }
  }

  /** The cheap sum counts shared memory often; only this one decides. */
  async #weigh(sandbox: WatchedSandbox, family: readonly ProcessSight[]): Promise<void> {
    const { programs, bytes } = await weighPrograms(family);
    if (bytes <= this.#memoryBytes || !this.#watched.has(sandbox)) return;
    const [largest] = programs.toSorted((one, other) => other.bytes - one.bytes);
    const ownBytes = bytes - programs.reduce((total, program) => total + program.bytes, 0);
    if (largest === undefined || ownBytes > this.#memoryBytes / 2) {
      sandbox.exceeded(null, this.#excess);
      return void sandbox.close();
    }
    sandbox.exceeded(largest.pidInside, this.#excess);
    end(largest.pid);
  }

  get #excess(): Excess {
    return { reason: 'memory_limit', megabytes: Math.round(this.#memoryBytes / 1_048_576) };
  }

  /** While the disk is nearly full, the programs of whoever writes to it are ended. */
  #spare(sandbox: WatchedSandbox, family: readonly ProcessSight[], written: number): void {
    const before = this.#written.get(sandbox);
    this.#written.set(sandbox, written);
    if (before === undefined || written - before < SMALL_WRITES) return;
    endAll(sandbox, family, { reason: 'disk_full' });
  }

  /** Whoever fills more than its learner may keep is ended. */
  #hold(sandbox: WatchedSandbox, family: readonly ProcessSight[], written: number): void {
    const filling = sandbox.quota?.growth(written) ?? null;
    if (filling !== null) endAll(sandbox, family, { reason: 'workspace_full', ...filling });
  }

  /** Asked at each look: what they begin later starts where everybody does. */
  #share(sandbox: WatchedSandbox, family: readonly ProcessSight[]): void {
    const turns = this.#turnsOf(sandbox);
    const isHungry = family.filter(({ isBusy }) => isBusy).length + turns.waiting > BUSY_PROCESSES;
    const looks = isHungry ? (this.#hungry.get(sandbox) ?? 0) + 1 : 0;
    this.#hungry.set(sandbox, looks);
    if (looks < LOOKS) return turns.end();
    this.#hungryAt.set(sandbox, performance.now());
    const programs = ofPrograms(family);
    void deprioritize(programs);
    const ranTogether = turns.waiting === 0;
    turns.give(programs, AT_A_TIME);
    if (ranTogether && turns.waiting > 0) sandbox.slowed(AT_A_TIME);
  }

  #turnsOf(sandbox: WatchedSandbox): RoundRobin {
    const turns = this.#turns.get(sandbox) ?? new RoundRobin();
    this.#turns.set(sandbox, turns);
    return turns;
  }
}

function endAll(sandbox: WatchedSandbox, family: readonly ProcessSight[], excess: Excess): void {
  sandbox.exceeded(null, excess);
  for (const { pid } of firstProcesses(family)) end(pid);
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
