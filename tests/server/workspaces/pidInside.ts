import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from '#server/workspaces/workspace.ts';

/** The number, outside, of the process of this workspace's sandbox whose script ends like this; undefined while there is none. */
export function pidInside({ root }: Workspace, word: string): number | undefined {
  const folder = statSync(root).ino;
  const isMeant = (pid: string): boolean => {
    try {
      const [, ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      const script = words.find((one) => !one.startsWith('--')) ?? '';
      return script.endsWith(word) && statSync(join('/proc', pid, 'root/ws')).ino === folder;
    } catch {
      return false;
    }
  };
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isMeant(name));
  return pid === undefined ? undefined : Number(pid);
}
