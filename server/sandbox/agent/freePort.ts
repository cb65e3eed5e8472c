/** Ends whoever listens on a port of the sandbox, such as a learner's program in the place of the graph's own. */
import { readdirSync, readlinkSync } from 'node:fs';
import { tcpRows } from './tcpRows.ts';

export function freePort(port: number): void {
  const sockets = listenersOn(port);
  if (sockets.size === 0) return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (Number(pid) !== process.pid && socketsOf(pid).some((socket) => sockets.has(socket))) end(Number(pid));
  }
}

/** As the links below /proc/…/fd name them. */
function listenersOn(port: number): Set<string> {
  const listeners = tcpRows().filter((row) => row.isListening && row.port === port);
  return new Set(listeners.map(({ inode }) => `socket:[${inode}]`));
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
