import type { Middleware } from '../middleware/Middleware.ts';
import type { ProcessPlan } from '../processes/LearnerProcess.ts';
import type { StartRequest } from './workspace.ts';
import type { WorkspaceRules } from './WorkspaceRules.ts';

/** How a program of a learner is run. Throws when its command is none of a workspace. */
export function planProgram(request: StartRequest, { commands }: Middleware, rules: WorkspaceRules): ProcessPlan {
  const { command, args, name, isLongRunning, stopAfterMs } = request;
  if (!commands.includes(command))
    throw new Error(`${command} is none of the commands of a workspace: ${commands.join(', ')}.`);
  const { limits, backgroundMs, graceMs, outputLimit } = rules;
  const timeLimitMs = stopAfterMs ?? (isLongRunning ? undefined : backgroundMs);
  const limit = { timeLimitMs, isLimitWished: stopAfterMs !== undefined, graceMs };
  return { name, argv: [command, ...args], environment: {}, limits, ...limit, outputLimit };
}
