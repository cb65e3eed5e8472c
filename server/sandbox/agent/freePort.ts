/** Ends whoever listens on a port of the sandbox, such as a learner's program in the place of the graph's own. */
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

export function freePort(port: number): void {
  const sockets = listenersOn(port);
  if (sockets.size === 0) return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (Number(pid) !== process.pid && socketsOf(pid).some((socket) => sockets.has(socket))) end(Number(pid));
  }
}

/** As the links below /proc/…/fd name them. */
function listenersOn(port: number): Set<string> {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1));
  const found = new Set<string>();
  for (const row of rows) {
    const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
    if (state === LISTENING && Number.parseInt(local.split(':')[1] ?? '', 16) === port) found.add(`socket:[${inode}]`);
  }
  return found;
}

/** A process that is gone meanwhile has none. */
function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((descriptor) => readlinkSync(`/proc/${pid}/fd/${descriptor}`));
  } catch {
    return [];
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
