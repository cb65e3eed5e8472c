import { delimiter } from 'node:path';
import type { BuildProgram } from '../middleware/Middleware.ts';

/**
 * `--pkg` leaves the CMake cache as it is; `--only-pkg-with-deps` would change it, and with it every build would
 * configure the workspace anew.
 */
export function catkinBuild(packages: readonly string[], file: string | null): BuildProgram {
  return {
    argv: ['catkin_make', '--no-color', ...(packages.length === 0 ? [] : ['--pkg', ...packages])],
    environment: environmentFor(file),
  };
}

/**
 * The packages check their Python sources by this variable and not by a setting of CMake, which would configure anew.
 * A file that is no Python leaves nothing to check: a broken sibling must not fail its build. A path that the variable
 * cannot carry, because it lists files as PATH does, leaves the whole package to check.
 */
function environmentFor(path: string | null): Record<string, string> {
  if (path === null || path.includes(delimiter)) return {};
  return { SERVOLAB_CHECK: path.endsWith('.py') ? path : '' };
}
