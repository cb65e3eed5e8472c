/** Puts processes behind everybody else's, for as long as they live; what they start is born there. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const LAST_IN_LINE = 19;

/**
 * The lowest niceness still has a weight, and hundreds of them outweigh one build. Who is scheduled idle weighs a fifth of that, waits
 * for whoever wakes, and cannot come back. Node has no call for it, Python has, for each thread.
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

/** Resolves when it is done, as far as it can be: some may be gone by then. */
export function comeLast(pids: readonly number[]): Promise<void> {
  for (const pid of pids) lowerNiceness(pid);
  if (pids.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    execFile('/usr/bin/python3', ['-I', '-S', '-c', SCHEDULE_IDLE, ...pids.map(String)], () => resolve());
  });
}

/** Within its session, and where the kernel shares processors between sessions, the session too. */
function lowerNiceness(pid: number): void {
  try {
    setPriority(pid, LAST_IN_LINE);
    writeFileSync(`/proc/${pid}/autogroup`, String(LAST_IN_LINE));
  } catch {
    // It is gone, or the kernel does not share processors between sessions.
  }
}
