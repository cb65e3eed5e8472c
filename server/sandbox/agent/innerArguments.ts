/** How one program of a learner is started inside the outer sandbox: in a sandbox of its own that shares the network. */
import { existsSync } from 'node:fs';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { ProgramLimits } from '../agentMessages.ts';
import { sandboxPlaces } from '../sandboxPlaces.ts';

const TMP_BYTES = 67_108_864;

export const INFO_DESCRIPTOR = 3;
/** Where bwrap reads which system calls the kernel refuses to the program. */
export const FILTER_DESCRIPTOR = 4;

/** The whole command, program first. Node, the bundles and the agent's processes cannot be seen from inside, nor what lies beside `workspace`. */
export function innerArguments(
  argv: readonly string[],
  limits: ProgramLimits,
  workspace: string = WORKSPACE_PATH,
): string[] {
  const overlay = sandboxPlaces.overlay;
  return [
    // When memory runs out, the kernel takes a learner's program and neither the robot nor the server.
    ['/usr/bin/choom', '-n', '1000', '--', '/usr/bin/nice', '-n', '5', '/usr/bin/bwrap'],
    ['--unshare-user', '--disable-userns', '--unshare-pid', '--unshare-ipc', '--unshare-cgroup-try'],
    ['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/sbin', '/sbin'],
    ['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64', '--ro-bind', '/etc', '/etc'],
    existsSync(overlay) ? ['--ro-bind', overlay, overlay] : [],
    ['--proc', '/proc', '--dev', '/dev', '--size', String(TMP_BYTES), '--tmpfs', '/dev/shm'],
    ['--size', String(TMP_BYTES), '--tmpfs', '/tmp', '--bind', workspace, WORKSPACE_PATH],
    // What is left of the two file systems in memory has no bound of its own.
    ['--remount-ro', '/dev', '--remount-ro', '/'],
    ['--chdir', WORKSPACE_PATH, '--info-fd', String(INFO_DESCRIPTOR), '--seccomp', String(FILTER_DESCRIPTOR)],
    ['--', '/usr/bin/prlimit'],
    [`--nproc=${limits.processes}`, `--as=${limits.addressSpaceBytes}`, `--fsize=${limits.fileBytes}`],
    [`--nofile=${limits.openFiles}`, '--core=0', '--'],
    argv,
  ].flat();
}
