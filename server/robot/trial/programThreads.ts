/** What the kernel says of the threads of programs in this sandbox, so that it can be told whether they have anything left to do. */
import { closeSync, openSync, readSync, readdirSync, statSync } from 'node:fs';

export interface ProgramThreads {
  /** Looks how much they have run. */
  note(): void;
  /**
   * Whether none runs or waits for a processor or the disk, none has run and none has begun since this or `note` was called last: then nothing is left to do of
   * what came before, and nobody has been woken by another meanwhile.
   */
  haveRested(): boolean;
  /** How long they have had a processor, in milliseconds, when they were looked at last. */
  workedMs(): number;
}

interface Program {
  pid: number;
  /** One more for each thread: that is told at less cost than which they are. */
  links: number;
}

interface Thread {
  stat: number;
  schedstat: number;
}

/** The letters by which the kernel calls a thread that wants to go on: it runs, waits for a processor, or for the disk. */
const AT_WORK: ReadonlySet<number> = new Set(Buffer.from('RWD'));

const CLOSING = ')'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/** As much of each file as is read: a number, a name of fifteen letters and the state; three numbers. */
const MOST_BYTES = 80;
const NANOSECONDS = 1_000_000;

/** `programs` answers the processes that are to be looked at. */
export function watchThreads(programs: () => readonly number[]): ProgramThreads {
  const kept = Buffer.alloc(MOST_BYTES);
  // Each is read some thirty times for each second that is simulated: to open it as often would take four times as long.
  let threads = new Map<string, Thread>();
  let worked = 0;
  let turns = 0;

  /** How many bytes there are; none of one that has just ended. */
  const read = (file: number): number => {
    try {
      return readSync(file, kept, 0, MOST_BYTES, 0);
    } catch {
      return 0;
    }
  };
  const isAtWork = ({ stat }: Thread): boolean => {
    const length = read(stat);
    return length > 0 && AT_WORK.has(kept[kept.lastIndexOf(CLOSING, length - 1) + 2] ?? 0);
  };
  const count = (): void => {
    worked = turns = 0;
    for (const { schedstat } of threads.values()) {
      const [nanoseconds, , times] = numbersIn(kept, read(schedstat));
      worked += nanoseconds;
      turns += times;
    }
  };

  let found: readonly Program[] = [];
  const areAll = (): boolean => {
    const pids = programs();
    return (
      pids.length === found.length && found.every(({ pid, links }, at) => pid === pids[at] && linksOf(pid) === links)
    );
  };
  const find = (): void => {
    found = programs().map((pid) => ({ pid, links: linksOf(pid) }));
    threads = openThreads(pathsOf(found), threads);
  };

  return {
    note: count,
    haveRested() {
      const before = { worked, turns };
      // Before they are counted: whoever is seen asleep and has woken another by then, has run.
      const isAnyAtWork = [...threads.values()].some(isAtWork);
      count();
      if (isAnyAtWork || worked !== before.worked || turns !== before.turns) return false;
      if (areAll()) return true;
      find();
      count();
      return false;
    },
    workedMs: () => worked / NANOSECONDS,
  };
}

/** The first three, without making texts of them. */
function numbersIn(bytes: Buffer, length: number): [number, number, number] {
  const numbers: [number, number, number] = [0, 0, 0];
  for (let at = 0, which = 0; at < length && which < 3; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < ZERO || byte > NINE) which += 1;
    else numbers[which] = (numbers[which] ?? 0) * 10 + byte - ZERO;
  }
  return numbers;
}

/** Those of before stay open, and those that have ended are closed. */
function openThreads(paths: readonly string[], before: Map<string, Thread>): Map<string, Thread> {
  const threads = new Map<string, Thread>();
  for (const path of paths) {
    try {
      threads.set(path, before.get(path) ?? openThread(path));
      before.delete(path);
    } catch {
      // It has just ended.
    }
  }
  for (const { stat, schedstat } of before.values()) {
    closeSync(stat);
    closeSync(schedstat);
  }
  return threads;
}

function openThread(path: string): Thread {
  const stat = openSync(`${path}/stat`, 'r');
  try {
    return { stat, schedstat: openSync(`${path}/schedstat`, 'r') };
  } catch (error) {
    closeSync(stat);
    throw error;
  }
}

/** All processes of this sandbox, seen from inside, but these. */
export function programsBesides(others: readonly number[]): number[] {
  const numbers = entriesOf('/proc').filter((name) => name.charAt(0) >= '1' && name.charAt(0) <= '9');
  return numbers.map(Number).filter((pid) => !others.includes(pid));
}

function pathsOf(programs: readonly Program[]): string[] {
  return programs.flatMap(({ pid }) => entriesOf(tasksOf(pid)).map((thread) => `${tasksOf(pid)}/${thread}`));
}

function tasksOf(pid: number): string {
  return `/proc/${pid}/task`;
}

/** None of a process that is gone. */
function linksOf(pid: number): number {
  try {
    return statSync(tasksOf(pid)).nlink;
  } catch {
    return 0;
  }
}

/** None of a process that is gone. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
