/** A share of the processors for each sandbox, however many processes run in it: what the kernel calls control groups (cgroups(7)). */
import { readFileSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../config/startError.ts';
import { type CpuHierarchy, ownHierarchy } from './cpuHierarchy.ts';
import { ifThere, made, set, type Setting } from './groupFiles.ts';
import { besideServer, SERVER_WEIGHT } from './serverGroup.ts';

export interface ControlGroup {
  /** Brings a program into the group; to be put before its words. */
  readonly entrance: readonly string[];
  /** Lets it have processors only when nobody else wants them, and so much of them at most (1 is one processor); with null as everybody else again. */
  deprioritize(most: number | null): void;
  /** For when nothing runs in it any more. */
  close(): void;
}

export interface ControlGroups {
  /** Undefined where the kernel makes no more. */
  open(): ControlGroup | undefined;
}

/** 1024, or a weight of 100, is usual. */
const SHARES = '512';
const WEIGHT = '50';
/** In microseconds, of 100 milliseconds; the kernel takes no less than a thousand. */
const PERIOD = 100_000;
const LEAST_QUOTA = 1000;

/** What the watch of budgets does not notice in time ends here, without words. */
const MEMORY_PARTS = 1.25;

/**
 * With `auto` groups are made where nobody's process has to be moved for it, which is with version 1. Null where there are none, or none are wished
 * for. Throws StartError where they are wished for and cannot be had.
 */
export function openControlGroups(
  mode: 'auto' | 'yes' | 'no',
  memoryBytes: number,
  hierarchy = ownHierarchy,
): ControlGroups | null {
  if (mode === 'no') return null;
  try {
    return groupsIn(besideServer(hierarchy()), mode, memoryBytes);
  } catch (error) {
    if (mode === 'auto') return null;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `CONTROL_GROUPS is yes, and this server may make no control groups (${why}). Delegate a group to it (systemd: Delegate=yes), or leave CONTROL_GROUPS out.`,
    );
  }
}

/** Throws where the kernel allows no groups there. */
function groupsIn(hierarchy: CpuHierarchy | null, mode: 'auto' | 'yes', memoryBytes: number): ControlGroups | null {
  if (hierarchy === null) throw new Error('no hierarchy has the controller cpu');
  const { version, folder } = hierarchy;
  if (version === 1) {
    return groupsBelow(folder, [['cpu.shares', SHARES]], (most) => ['cpu.cfs_quota_us', String(most ?? -1)]);
  }
  if (mode === 'auto') return null;
  divide(folder);
  return groupsBelow(
    folder,
    [
      ['cpu.weight', WEIGHT],
      ['memory.max', String(Math.round(memoryBytes * MEMORY_PARTS))],
    ],
    (quota) => ['cpu.max', `${quota ?? 'max'} ${PERIOD}`],
  );
}

/** How much of a period its programs may have together; all of it with null. */
type Quota = (microseconds: number | null) => Setting;

/** Side by side with the server, so that one that comes last comes after it, too. */
function groupsBelow(own: string, settings: readonly Setting[], quota: Quota): ControlGroups {
  for (const name of readdirSync(own).filter(isLeftBehind)) ifThere(() => rmdirSync(join(own, name)));
  // The server may read what it may not write.
  groupAt(join(own, `servolab-${process.pid}-0`), settings, quota).close();
  let opened = 0;
  return {
    open() {
      opened += 1;
      return ifThere(() => groupAt(join(own, `servolab-${process.pid}-${opened}`), settings, quota));
    },
  };
}

function groupAt(folder: string, settings: readonly Setting[], quota: Quota): ControlGroup {
  made(folder, settings);
  return {
    entrance: entranceOf(folder),
    deprioritize: (most) =>
      ifThere(() => {
        // The kernel gives a group that no longer comes last the usual share.
        if (most === null) set(folder, [['cpu.idle', '0'], ...settings, quota(null)]);
        else set(folder, [['cpu.idle', '1'], quota(Math.max(LEAST_QUOTA, Math.round(most * PERIOD)))]);
      }),
    close: () => ifThere(() => rmdirSync(folder)),
  };
}

/** A group of version 2 that has groups below it may have no processes itself, so the server moves into one of them. */
function divide(own: string): void {
  const server = made(join(own, 'server'), []);
  for (const pid of readFileSync(join(own, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
    writeFileSync(join(server, 'cgroup.procs'), pid);
  writeFileSync(join(own, 'cgroup.subtree_control'), '+cpu +memory');
  set(server, [['cpu.weight', SERVER_WEIGHT]]);
}

/** A shell enters and becomes the program, so that nothing of it is ever outside; a group that is gone keeps nobody from running. */
function entranceOf(group: string): string[] {
  return ['/bin/sh', '-c', '{ echo $$ >"$0"; } 2>/dev/null; exec "$@"', join(group, 'cgroup.procs')];
}

/** Of a server that was killed. */
function isLeftBehind(name: string): boolean {
  const pid = Number(/^servolab-(\d+)-(?:\d+|server)$/.exec(name)?.[1] ?? 0);
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
