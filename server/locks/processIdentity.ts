/** Names a running process for good: numbers are given again, but never with the same start in the same boot. */
import { readFile } from 'node:fs/promises';

/** Null when no such process runs now. */
export async function processIdentity(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The name in parentheses may contain anything; the numbers come after the last of them.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isOver = state === 'Z' || state === 'X';
    return isOver ? null : `${pid} ${fields[18] ?? ''} ${boot.trim()}`;
  } catch {
    return null;
  }
}
