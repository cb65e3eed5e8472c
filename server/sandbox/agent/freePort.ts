/** Who listens on a port of the sandbox: the graph's own program, or one of the learner's in its place. */
import { readdirSync, readlinkSync } from 'node:fs';
import { tcpRows } from './tcpRows.ts';

/** Ends whoever listens there. */
export function freePort(port: number): void {
  const sockets = listenersOn(port);
  if (sockets.size === 0) return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (Number(pid) !== process.pid && socketsOf(pid).some((socket) => sockets.has(socket))) end(Number(pid));
  }
}

/** Whether this process does. */
export function isListening(pid: number, port: number): boolean {
  const sockets = listenersOn(port);
  return socketsOf(String(pid)).some((socket) => sockets.has(socket));
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
