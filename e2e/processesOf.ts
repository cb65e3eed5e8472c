/** What a server runs on this host, seen from outside every sandbox. */
import { readFile, readdir } from 'node:fs/promises';
import type { RunningServer } from './startServer.ts';

export interface HostProcess {
  pid: number;
  parent: number;
  /** When it began, in ticks since the host did: a number may be given again, that time not. */
  begun: string;
  /** Program and arguments, separated by spaces. */
  command: string;
}

/** All processes of a server that name `word`: another server on this host may run the same program. */
export async function processesOf({ pid }: Pick<RunningServer, 'pid'>, word: string): Promise<HostProcess[]> {
  const all = await readProcesses();
  const family = new Set([pid]);
  // It grows while it is walked.
  for (const one of family) for (const { pid: child, parent } of all) if (parent === one) family.add(child);
  return all.filter((one) => family.has(one.pid) && one.command.includes(word));
}

/** Which of these are there yet, whoever their parent is by now. */
export async function stillThere(processes: readonly HostProcess[]): Promise<HostProcess[]> {
  const all = await readProcesses();
  return all.filter((one) => processes.some(({ pid, begun }) => pid === one.pid && begun === one.begun));
}

async function readProcesses(): Promise<HostProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map(readProcess));
  return found.filter((one) => one !== null);
}

/** Null for one that has ended meanwhile. */
async function readProcess(pid: string): Promise<HostProcess | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may contain anything: the fields from the third on, of proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    return { pid: Number(pid), parent: Number(fields[1]), begun: fields[19] ?? '', command };
  } catch {
    return null;
  }
}
