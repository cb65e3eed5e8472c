/** How one learner's outer sandbox is started: the argument list, from the innermost program outwards. */
import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { Account } from './learnerAccount.ts';
import { sandboxPlaces as places } from './sandboxPlaces.ts';

export interface OuterSandbox {
  bwrap: string;
  node: string;
  agentBundle: string;
  /** Undefined: the sandbox has no robot. */
  robotBundle: string | undefined;
  rosOverlay: string | undefined;
  /** The folder that is `/ws` inside. */
  folder: string;
  account: Account | undefined;
  agentArguments: readonly string[];
}

/** The descriptor bwrap writes to which namespaces and which first process it has made. */
export const INFO_DESCRIPTOR = 3;

const TMP_BYTES = 268_435_456;

interface Bind {
  mode: '--bind' | '--ro-bind';
  source: string;
  target: string;
}

/** The whole command, program first. Needs nothing of the environment. */
export function outerArguments(sandbox: OuterSandbox): string[] {
  const binds = bindsOf(sandbox);
  if (sandbox.account === undefined) return [...closing(), ...outer(sandbox.bwrap, binds, sandbox.agentArguments)];
  const staged = binds.map((bind, index) => ({ ...bind, staged: `/tmp/${index}` }));
  return [
    ...closing(),
    ...stage(sandbox.bwrap, staged, sandbox.account),
    ...outer(
      sandbox.bwrap,
      staged.map((bind) => ({ ...bind, source: bind.staged })),
      sandbox.agentArguments,
    ),
  ];
}

/** bwrap hands on every descriptor that it inherits, so all but the wanted ones are closed before it. */
function closing(): string[] {
  const script = `for path in /proc/self/fd/*; do fd=\${path##*/}; if (( fd > ${INFO_DESCRIPTOR} )); then eval "exec $fd>&-"; fi; done; exec "$@"`;
  // Bash takes a socket as its input for a remote login and would read the start-up files of the account.
  return ['/bin/bash', '--norc', '--noprofile', '-c', script, 'close-descriptors'];
}

/**
 * A mount namespace made as root, in which the sources lie below `/tmp`: the learners' account may not be allowed
 * to walk to where they really are. Only then the account is changed.
 */
function stage(bwrap: string, binds: readonly (Bind & { staged: string })[], account: Account): string[] {
  return [
    bwrap,
    '--die-with-parent',
    ...['--dev-bind', '/', '/', '--tmpfs', '/tmp'],
    ...binds.flatMap(({ mode, source, staged }) => [mode, source, staged]),
    '--',
    '/usr/bin/setpriv',
    ...[`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--inh-caps=-all'],
    '--',
  ];
}

/** User namespaces stay possible here, because each program of the learner gets a sandbox of its own inside this one. */
function outer(bwrap: string, binds: readonly Bind[], agentArguments: readonly string[]): string[] {
  return [
    bwrap,
    ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-net', '--unshare-cgroup-try'],
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--uid', '1000', '--gid', '1000'],
    ...['--clearenv', '--setenv', 'PATH', '/usr/bin:/bin', '--setenv', 'LANG', 'C.UTF-8'],
    ...systemBinds,
    ...['--proc', '/proc', '--dev', '/dev', '--size', String(TMP_BYTES), '--tmpfs', '/tmp'],
    ...binds.flatMap(({ mode, source, target }) => [mode, source, target]),
    ...['--chdir', WORKSPACE_PATH, '--hostname', 'robot', '--info-fd', String(INFO_DESCRIPTOR)],
    ...['--', places.node, places.agent, ...agentArguments],
  ];
}

const systemBinds = [
  ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/sbin', '/sbin'],
  ...['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
  ...['alternatives', 'ld.so.cache', 'ros', 'catkin'].flatMap((name) => [
    '--ro-bind-try',
    `/etc/${name}`,
    `/etc/${name}`,
  ]),
];

function bindsOf(sandbox: OuterSandbox): Bind[] {
  const readable = (source: string | undefined, target: string): Bind[] =>
    source === undefined ? [] : [{ mode: '--ro-bind', source, target }];
  return [
    ...readable(sandbox.node, places.node),
    ...readable(sandbox.agentBundle, places.agent),
    ...readable(sandbox.robotBundle, places.robot),
    ...readable(sandbox.rosOverlay, places.overlay),
    { mode: '--bind', source: sandbox.folder, target: WORKSPACE_PATH },
  ];
}
