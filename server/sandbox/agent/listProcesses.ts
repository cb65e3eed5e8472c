import { readFileSync, readdirSync } from 'node:fs';

/** What runs in the whole sandbox, the agent's own programs included: the arguments of each process, joined by spaces. */
export function listProcesses(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()];
      } catch {
        return [];
      }
    });
}
