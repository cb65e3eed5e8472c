/** Puts processes behind everybody else's. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { ProcessSight } from './readProcesses.ts';

const LAST_IN_LINE = 19;

/**
 * The lowest niceness still has a weight, and hundreds of them outweigh one build. Who is scheduled idle weighs a fifth of that, waits
 * for whoever wakes, and cannot come back; what they start is born there. Node has no call for it, Python has, for each thread.
 */
const SCHEDULE_IDLE = `
import os, sys
for pid in sys.argv[1:]:
    try:
        for thread in os.listdir('/proc/%s/task' % pid):
            os.sched_setscheduler(int(thread), os.SCHED_IDLE, os.sched_param(0))
    except OSError:
        pass
`;

/** Resolves when it is done, as far as it can be: some may be gone by then. To be called again for as long as they shall stay there. */
export function deprioritize(processes: readonly Pick<ProcessSight, 'pid' | 'comesLast'>[]): Promise<void> {
  const own = autogroupOf('self')?.name;
  for (const { pid } of processes) putSessionLast(pid, own);
  const early = processes.filter(({ comesLast }) => !comesLast).map(({ pid }) => pid);
  for (const pid of early) ifThere(() => setPriority(pid, LAST_IN_LINE));
  if (early.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    execFile('/usr/bin/python3', ['-I', '-S', '-c', SCHEDULE_IDLE, ...early.map(String)], () => resolve());
  });
}

/**
 * Where the kernel shares processors between sessions (sched(7), "The autogroup feature"), each gets as much as any other, however its processes are
 * scheduled; anybody may begin one, and may put their own forward again. The session of the server is nobody else's. From a server that is not root
 * the kernel takes one such change every tenth of a second (`proc_sched_autogroup_set_nice`); the rest is for the next looks.
 */
function putSessionLast(pid: number, own: string | undefined): void {
  const autogroup = autogroupOf(pid);
  if (autogroup === undefined || autogroup.name === own || autogroup.niceness === LAST_IN_LINE) return;
  ifThere(() => writeFileSync(`/proc/${pid}/autogroup`, String(LAST_IN_LINE)));
}

/** Undefined for a process that is gone, and where the kernel knows none. */
function autogroupOf(pid: number | 'self'): { name: string; niceness: number } | undefined {
  const [name, , niceness] = (ifThere(() => readFileSync(`/proc/${pid}/autogroup`, 'utf8')) ?? '').split(' ');
  return name === undefined || name === '' ? undefined : { name, niceness: Number(niceness) };
}

/** Undefined where the process is gone. */
function ifThere<Result>(deed: () => Result): Result | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
