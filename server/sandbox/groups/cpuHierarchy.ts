/** Where the kernel shares processors between groups of processes, and in which of them a process is (cgroups(7), proc_pid_mountinfo(5)). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CpuHierarchy {
  version: 1 | 2;
  /** The folder of the group that the process is in. */
  folder: string;
}

interface Mount {
  /** The group that is seen at the place. */
  root: string;
  place: string;
  type: string;
  controllers: readonly string[];
}

/**
 * The hierarchy with the controller `cpu`: that of version 1 where it is mounted, else that of version 2; null where there is none.
 * `mountinfo` and `groups` are what `/proc/…/mountinfo` and `/proc/…/cgroup` say of the process.
 */
export function cpuHierarchy(mountinfo: string, groups: string): CpuHierarchy | null {
  const mounts = mountinfo.split('\n').map(mountOf);
  const first = mounts.find(({ type, controllers }) => type === 'cgroup' && controllers.includes('cpu'));
  if (first !== undefined) return hierarchyAt(1, first, groupOf(groups, 'cpu'));
  const second = mounts.find(({ type }) => type === 'cgroup2');
  return second === undefined ? null : hierarchyAt(2, second, groupOf(groups, ''));
}

/** Where this process is. */
export function ownHierarchy(): CpuHierarchy | null {
  return cpuHierarchy(readFileSync('/proc/self/mountinfo', 'utf8'), readFileSync('/proc/self/cgroup', 'utf8'));
}

/** Behind a dash, since optional fields come before it. */
function mountOf(line: string): Mount {
  const [before = '', after = ''] = line.split(' - ');
  const [, , , root = '', place = ''] = before.split(' ');
  const [type = '', , options = ''] = after.split(' ');
  return { root, place, type, controllers: options.split(',') };
}

/** A line is `4:cpu,cpuacct:/group`, of version 2 `0::/group`. */
function groupOf(groups: string, controller: string): string | undefined {
  const lines = groups.split('\n').map((line) => line.split(':'));
  return lines.find(([, controllers = '-']) => controllers.split(',').includes(controller))?.[2];
}

function hierarchyAt(version: 1 | 2, { root, place }: Mount, group: string | undefined): CpuHierarchy | null {
  if (group === undefined) return null;
  const isBelow = root === '/' || group === root || group.startsWith(`${root}/`);
  // A container may see no more of the tree than its own part.
  return isBelow ? { version, folder: join(place, root === '/' ? group : group.slice(root.length)) } : null;
}
