/** Which programs of a sandbox hold how much memory. */
import { setImmediate as turn } from 'node:timers/promises';
import { familyOf, type ProcessSight } from './readProcesses.ts';
import { readShort } from './readShort.ts';

export interface WeighedProgram {
  /** The number of its first process inside the sandbox, as its workspace knows it. */
  pidInside: number;
  /** The number of that process on this machine: when it ends, all of the program ends. */
  pid: number;
  bytes: number;
}

export interface Weight {
  programs: WeighedProgram[];
  /** Everything in the sandbox, with what belongs to no program. */
  bytes: number;
}

const SLICE = 16;
const PROPORTIONAL = /^(?:Pss|SwapPss): +(\d+) kB$/gm;

/** Weighs a sandbox by its processes, the first of them first. Memory that several share is counted once. */
export async function weighPrograms(family: readonly ProcessSight[]): Promise<Weight> {
  const bytes = new Map<number, number>();
  for (const [index, sight] of family.entries()) {
    if (index % SLICE === SLICE - 1) await turn();
    bytes.set(sight.pid, memoryOf(sight));
  }
  const sum = (group: readonly ProcessSight[]) => group.reduce((total, { pid }) => total + (bytes.get(pid) ?? 0), 0);
  const programs = firstProcesses(family).map(({ pid, pidInside }) => ({
    pid,
    pidInside,
    bytes: sum(familyOf(pid, family)),
  }));
  return { programs, bytes: sum(family) };
}

/** The first process of each program's own namespace: it is number 1 there. */
export function firstProcesses(family: readonly ProcessSight[]): { pid: number; pidInside: number }[] {
  const [first] = family;
  const depth = first === undefined ? 0 : numbersOf(first.pid).length;
  return family.flatMap(({ pid }) => {
    const numbers = numbersOf(pid);
    const pidInside = numbers[depth - 1];
    const isFirst = numbers.length > depth && numbers.at(-1) === 1;
    return isFirst && pidInside !== undefined ? [{ pid, pidInside }] : [];
  });
}

/** Those of a sandbox that belong to its programs, which have namespaces of their own. */
export function ofPrograms(family: readonly ProcessSight[]): ProcessSight[] {
  const [first] = family;
  const depth = first === undefined ? 0 : numbersOf(first.pid).length;
  // Nobody else is ever put behind all others.
  return family.filter(({ pid, comesLast }) => comesLast || numbersOf(pid).length > depth);
}

/** The numbers of a process in each namespace that it is in, the outermost first; none when it is gone. */
function numbersOf(pid: number): number[] {
  const line = /^NSpid:\t(.*)$/m.exec(textOf(`/proc/${pid}/status`) ?? '')?.[1] ?? '';
  return line.split('\t').filter(Boolean).map(Number);
}

/** What ends while it is weighed holds nothing any more: hundreds that end together would weigh what they shared hundreds of times. */
function memoryOf({ pid, resident }: ProcessSight): number {
  const rollup = textOf(`/proc/${pid}/smaps_rollup`);
  if (rollup === null) return resident;
  return [...rollup.matchAll(PROPORTIONAL)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) * 1024;
}

/** Empty when the process is gone; null when it may not be looked at. */
function textOf(path: string): string | null {
  try {
    return readShort(path);
  } catch (error) {
    return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM') ? null : '';
  }
}
