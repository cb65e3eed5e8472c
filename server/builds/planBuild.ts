import { delimiter } from 'node:path';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import { buildLimits } from '../sandbox/programLimits.ts';
import type { BuildRequest } from '../workspaces/workspace.ts';

/** A build that takes longer than this is stopped: the client has given up on it by then. */
const BUILD_LIMIT_MS = 180_000;

/**
 * `--pkg` leaves the CMake cache as it is; `--only-pkg-with-deps` would change it, and with it every build would
 * configure the workspace anew.
 */
export function planBuild({ packages, file, processId }: BuildRequest) {
  return {
    id: processId,
    name: `Build ${packages.join(' ')}`.trim(),
    argv: ['catkin_make', '--no-color', ...(packages.length === 0 ? [] : ['--pkg', ...packages])],
    environment: environmentFor(file.path),
    limits: buildLimits,
    timeLimitMs: BUILD_LIMIT_MS,
  };
}

/** Forgets what earlier builds have made, so that the next one starts from the sources. */
export const cleanArguments: readonly string[] = [
  'rm',
  '-rf',
  '--one-file-system',
  `${WORKSPACE_PATH}/build`,
  `${WORKSPACE_PATH}/devel`,
];

/**
 * The packages check their Python sources by this variable and not by a setting of CMake, which would configure anew.
 * A file that is no Python leaves nothing to check: a broken sibling must not fail its build. A path that the variable
 * cannot carry, because it lists files as PATH does, leaves the whole package to check.
 */
function environmentFor(path: string): Record<string, string> {
  if (path.includes(delimiter)) return {};
  return { SERVOLAB_CHECK: path.endsWith('.py') ? path : '' };
}
