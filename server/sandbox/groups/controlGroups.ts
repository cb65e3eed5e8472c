/** A share of the processors for each sandbox, however many processes run in it: what the kernel calls control groups (cgroups(7)). */
import { mkdirSync, readFileSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../config/startError.ts';
import { type CpuHierarchy, cpuHierarchy } from './cpuHierarchy.ts';

export interface ControlGroup {
  /** Brings a program into the group; to be put before its words. */
  readonly entrance: readonly string[];
  /** For when nothing runs in it any more. */
  close(): void;
}

export interface ControlGroups {
  open(): ControlGroup;
  close(): void;
}

/** All sandboxes together get twice as much as the server, where both want more than there is; 1024, or a weight of 100, is usual. */
const SHARES = '2048';
const WEIGHT = '200';

/** What the watch of budgets does not notice in time ends here, without words. */
const MEMORY_PARTS = 1.25;

const PREFIX = 'servolab-';

/**
 * With `auto` groups are made where nobody's process has to be moved for it, which is with version 1. Null where there are none, or none are wished
 * for. Throws StartError where they are wished for and cannot be had.
 */
export function openControlGroups(
  wish: 'auto' | 'yes' | 'no',
  memoryBytes: number,
  hierarchy = ownHierarchy,
): ControlGroups | null {
  if (wish === 'no') return null;
  try {
    return groupsIn(hierarchy(), wish, memoryBytes);
  } catch (error) {
    if (wish === 'auto') return null;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `CONTROL_GROUPS is yes, and this server may make no control groups (${why}). Delegate a group to it (systemd: Delegate=yes), or leave CONTROL_GROUPS out.`,
    );
  }
}

/** Throws where the kernel allows no groups there. */
function groupsIn(hierarchy: CpuHierarchy | null, wish: 'auto' | 'yes', memoryBytes: number): ControlGroups | null {
  if (hierarchy === null) throw new Error('no hierarchy has the controller cpu');
  if (hierarchy.version === 1) return groupsBelow(firstVersion(hierarchy.folder), []);
  if (wish === 'auto') return null;
  const limits: Setting[] = [['memory.max', String(Math.round(memoryBytes * MEMORY_PARTS))]];
  return groupsBelow(secondVersion(hierarchy.folder), limits);
}

/** A file of a group and what is written into it. */
type Setting = readonly [file: string, value: string];

function groupsBelow(folder: string, settings: readonly Setting[]): ControlGroups {
  let opened = 0;
  return {
    open() {
      opened += 1;
      const group = made(join(folder, `sandbox-${opened}`), settings);
      return { entrance: entranceOf(group), close: () => remove(group) };
    },
    close: () => removeAll(folder),
  };
}

/** Below the group of the server, which stays where it is. */
function firstVersion(own: string): string {
  for (const name of readdirSync(own).filter(isLeftBehind)) removeAll(join(own, name));
  return made(join(own, `${PREFIX}${process.pid}`), [['cpu.shares', SHARES]]);
}

/** A group of version 2 that has groups below it may have no processes itself, so the server moves into one of them. */
function secondVersion(own: string): string {
  const server = made(join(own, 'server'), []);
  for (const pid of readFileSync(join(own, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
    writeFileSync(join(server, 'cgroup.procs'), pid);
  writeFileSync(join(own, 'cgroup.subtree_control'), '+cpu +memory');
  return made(join(own, 'learners'), [
    ['cpu.weight', WEIGHT],
    ['cgroup.subtree_control', '+cpu +memory'],
  ]);
}

function made(folder: string, settings: readonly Setting[]): string {
  mkdirSync(folder, { recursive: true });
  for (const [file, value] of settings) writeFileSync(join(folder, file), value);
  return folder;
}

/** A shell enters and becomes the program, so that nothing of it is ever outside; a group that is gone keeps nobody from running. */
function entranceOf(group: string): string[] {
  return ['/bin/sh', '-c', '{ echo $$ >"$0"; } 2>/dev/null; exec "$@"', join(group, 'cgroup.procs')];
}

/** Of a server that was killed. */
function isLeftBehind(name: string): boolean {
  const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function removeAll(folder: string): void {
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    remove(join(folder, name));
  remove(folder);
}

/** One in which something still runs stays until a server finds it left behind. */
function remove(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is gone, or not empty yet.
  }
}

function ownHierarchy(): CpuHierarchy | null {
  return cpuHierarchy(readFileSync('/proc/self/mountinfo', 'utf8'), readFileSync('/proc/self/cgroup', 'utf8'));
}
