/** How one learner's outer sandbox is started: the argument list, from the innermost program outwards. */
import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { ControlGroup } from './groups/controlGroups.ts';
import type { Account } from './learnerAccounts.ts';
import { lowMemoryNode } from './nodeCommands.ts';
import { sandboxPlaces as places } from './sandboxPlaces.ts';
import { sightDescriptors } from './sightDescriptors.ts';

export interface OuterSandbox {
  bwrap: string;
  node: string;
  agentBundle: string;
  /** Undefined: the sandbox has no robot. */
  robotBundle: string | undefined;
  /** What the robot's bundle reads its physics from. */
  physicsEngine: string | undefined;
  rosOverlay: string | undefined;
  /** What else of `/etc` is shown, where it exists. */
  systemFolders: readonly string[];
  /** The folder that is `/ws` inside. */
  folder: string;
  account: Account | undefined;
  /** Its share of the processors; undefined where the kernel shares them between processes or sessions. */
  group?: ControlGroup | undefined;
  agentArguments: readonly string[];
}

/** The descriptor bwrap writes to which namespaces and which first process it has made. */
export const INFO_DESCRIPTOR = 3;

/** How many processes and threads there may be in one sandbox; no program inside may be allowed more. */
const MAX_PROCESSES = 512;

const TMP_BYTES = 268_435_456;

const STAGED_BWRAP = '/tmp/bwrap';

/** Of `/etc`, whatever the middleware. */
const SYSTEM_FILES = ['/etc/alternatives', '/etc/ld.so.cache'];

interface Bind {
  mode: '--bind' | '--ro-bind';
  source: string;
  target: string;
}

/** The whole command, program first. Needs nothing of the environment. */
export function outerArguments({ account, group, agentArguments, ...parts }: OuterSandbox): string[] {
  const entrance = group?.entrance ?? [];
  const { bwrap, systemFolders } = parts;
  const binds = bindsOf(parts);
  if (account === undefined)
    return [entrance, closing(), TAKEN_FIRST, outer(bwrap, binds, systemFolders, agentArguments)].flat();
  const staged = binds.map((bind, index): Bind => ({ mode: bind.mode, source: `/tmp/${index}`, target: bind.target }));
  return [
    entrance,
    closing(),
    TAKEN_FIRST,
    stage(bwrap, binds, account),
    outer(STAGED_BWRAP, staged, systemFolders, agentArguments),
  ].flat();
}

/** When memory runs out, the kernel takes a sandbox before the server; set by root, no program inside can go below it. */
const TAKEN_FIRST = ['/usr/bin/choom', '-n', '300', '--'];

/** bwrap hands on every descriptor that it inherits, so all but the wanted ones are closed before it. */
function closing(): string[] {
  const script = `for path in /proc/self/fd/*; do fd=\${path##*/}; if (( fd > ${sightDescriptors.agent} )); then eval "exec $fd>&-"; fi; done; exec "$@"`;
  // Bash takes a socket as its input for a remote login and would read the start-up files of the account.
  return ['/bin/bash', '--norc', '--noprofile', '-c', script, 'close-descriptors'];
}

/**
 * A mount namespace made as root, in which the sources lie below `/tmp`, each under its place in the list: the learners'
 * account may not be allowed to walk to where they really are. Only then the account is changed.
 */
function stage(bwrap: string, binds: readonly Bind[], { uid, gid }: Account): string[] {
  return [
    [bwrap, '--die-with-parent', '--dev-bind', '/', '/', '--tmpfs', '/tmp', '--ro-bind', bwrap, STAGED_BWRAP],
    ...binds.map(({ mode, source }, index) => [mode, source, `/tmp/${index}`]),
    ['--', '/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=-all', '--'],
  ].flat();
}

/** User namespaces stay possible here, because each program of the learner gets a sandbox of its own inside this one. */
function outer(
  bwrap: string,
  binds: readonly Bind[],
  systemFolders: readonly string[],
  agentArguments: readonly string[],
): string[] {
  return [
    [bwrap, '--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-net'],
    [
      '--unshare-cgroup-try',
      '--die-with-parent',
      '--new-session',
      '--cap-drop',
      'ALL',
      '--uid',
      '1000',
      '--gid',
      '1000',
    ],
    ['--clearenv', '--setenv', 'PATH', '/usr/bin:/bin', '--setenv', 'LANG', 'C.UTF-8'],
    ['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/sbin', '/sbin'],
    ['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
    ...[...SYSTEM_FILES, ...systemFolders].map((path) => ['--ro-bind-try', path, path]),
    ['--proc', '/proc', '--dev', '/dev', '--size', String(TMP_BYTES), '--tmpfs', '/tmp'],
    ...binds.map(({ mode, source, target }) => [mode, source, target]),
    ['--chdir', WORKSPACE_PATH, '--hostname', 'robot', '--info-fd', String(INFO_DESCRIPTOR)],
    // Of all that is started inside, whatever namespaces it is in: the kernel counts them for this one, too.
    ['--', '/usr/bin/prlimit', `--nproc=${MAX_PROCESSES}`, '--', ...lowMemoryNode, places.agent],
    agentArguments,
  ].flat();
}

function bindsOf(parts: Omit<OuterSandbox, 'account' | 'agentArguments'>): Bind[] {
  return [
    readable(parts.node, places.node),
    readable(parts.agentBundle, places.agent),
    readable(parts.robotBundle, places.robot),
    readable(parts.physicsEngine, places.physics),
    readable(parts.rosOverlay, places.overlay),
    [{ mode: '--bind', source: parts.folder, target: WORKSPACE_PATH } as const],
  ].flat();
}

function readable(source: string | undefined, target: string): Bind[] {
  return source === undefined ? [] : [{ mode: '--ro-bind', source, target }];
}
