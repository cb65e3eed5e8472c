/** A group for the server itself. */
import { rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CpuHierarchy, ownHierarchy } from './cpuHierarchy.ts';
import { ifThere, made } from './groupFiles.ts';

/**
 * So much more than a sandbox gets, where both want more than there is: a save is some forty short turns of the server, and beside thirty
 * sandboxes at work, each with half its share, each turn waits for them.
 */
const SERVER_SHARES = '16384';
export const SERVER_WEIGHT = '1600';

/**
 * Moves this process into a group of its own, where version 1 lets it; in version 2 it moves when groups for sandboxes are opened. Answers
 * how to leave, after which nothing of the group is left.
 */
export function enterServerGroup(mode: 'auto' | 'yes' | 'no', hierarchy = ownHierarchy): () => void {
  const own = mode === 'no' ? undefined : ifThere(hierarchy);
  if (own?.version !== 1) return () => undefined;
  const folder = join(own.folder, serverGroup());
  ifThere(() => moveTo(made(folder, [['cpu.shares', SERVER_SHARES]])));
  return () => {
    ifThere(() => moveTo(own.folder));
    ifThere(() => rmdirSync(folder));
  };
}

/** The hierarchy as it was before this process entered its group: sandboxes stand beside the server, not below it. */
export function besideServer(hierarchy: CpuHierarchy | null): CpuHierarchy | null {
  const isInside = hierarchy?.folder.endsWith(`/${serverGroup()}`) === true;
  return isInside ? { ...hierarchy, folder: dirname(hierarchy.folder) } : hierarchy;
}

const serverGroup = () => `servolab-${process.pid}-server`;

function moveTo(group: string): void {
  writeFileSync(join(group, 'cgroup.procs'), String(process.pid));
}
