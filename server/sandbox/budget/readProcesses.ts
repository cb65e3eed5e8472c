/** What the kernel tells of every process on this machine, read in slices so that nobody waits for it. */
import { readdirSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { readShort } from './readShort.ts';

export interface ProcessSight {
  pid: number;
  parent: number;
  /** Memory that it holds, in bytes; what it shares with others is counted with each of them. */
  resident: number;
  /** It has work for a processor at this moment. */
  isBusy: boolean;
  /** It gets a processor when nobody else wants one (`deprioritize.ts`). */
  comesLast: boolean;
  /** The time of processors that it and its ended children have used, in seconds. */
  usedSeconds: number;
}

const SLICE = 64;
const PAGE_BYTES = 4096;

/** Where things stand in `/proc/…/stat` behind the name, which may contain anything. */
const STATE = 0;
const PARENT = 1;
const USED_TICKS = [11, 12, 13, 14];
/** Of a second, as the kernel tells it to every program of Linux. */
const TICKS = 100;
const RESIDENT_PAGES = 21;
const POLICY = 38;
/** `SCHED_IDLE`. */
const IDLE = '5';

export async function readProcesses(): Promise<ProcessSight[]> {
  const found: ProcessSight[] = [];
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  for (const [index, name] of names.entries()) {
    if (index % SLICE === SLICE - 1) await turn();
    const sight = sightOf(Number(name));
    if (sight !== undefined) found.push(sight);
  }
  return found;
}

/** All that descend from a process, and it; the kernel hands orphans to the first process of their namespace, so none is missing. */
export function familyOf(first: number, processes: readonly ProcessSight[]): ProcessSight[] {
  const children = new Map<number, ProcessSight[]>();
  for (const sight of processes) children.set(sight.parent, [...(children.get(sight.parent) ?? []), sight]);
  const family = processes.filter(({ pid }) => pid === first);
  // It grows while it is walked.
  for (const { pid } of family) family.push(...(children.get(pid) ?? []));
  return family;
}

/** Undefined for one that is gone. */
function sightOf(pid: number): ProcessSight | undefined {
  try {
    const stat = readShort(`/proc/${pid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      pid,
      parent: Number(fields[PARENT]),
      resident: Number(fields[RESIDENT_PAGES]) * PAGE_BYTES,
      isBusy: fields[STATE] === 'R',
      comesLast: fields[POLICY] === IDLE,
      usedSeconds: USED_TICKS.reduce((total, at) => total + Number(fields[at]), 0) / TICKS,
    };
  } catch {
    return undefined;
  }
}
