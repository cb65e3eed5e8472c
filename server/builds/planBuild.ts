import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { Middleware } from '../middleware/Middleware.ts';
import { buildLimits } from '../sandbox/programLimits.ts';
import type { BuildRequest } from './buildRequest.ts';

/** A build that takes longer than this is stopped: the client has given up on it by then. */
const BUILD_LIMIT_MS = 180_000;

export function planBuild({ packages, file, processId }: BuildRequest, middleware: Middleware) {
  return {
    ...middleware.build(packages, file.path),
    id: processId,
    name: `Build ${packages.join(' ')}`.trim(),
    limits: buildLimits,
    timeLimitMs: BUILD_LIMIT_MS,
  };
}

/** Forgets what earlier builds have made, so that the next one starts from the sources. */
export function cleanArguments({ builtFolders }: Middleware): string[] {
  return ['rm', '-rf', '--one-file-system', ...builtFolders.map((folder) => `${WORKSPACE_PATH}/${folder}`)];
}
