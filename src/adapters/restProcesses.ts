import type { ProcessPort } from '#machines/ports/processPort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { safetyErrorFrom } from './safetyError.ts';
import { type WorkspaceCalls, detailOf, reasonOf } from './workspaceCalls.ts';

/** What runs in the learner's workspace, over the workspace API. */
export function restProcesses(call: WorkspaceCalls): ProcessPort {
  return {
    async execute({ command, args, isLongRunning, name }) {
      const answer = await call('execute', { body: { command, args, is_long_running: isLongRunning, name } });
      if (answer.outcome === 'unreachable') return answer;
      if (answer.outcome === 'refused') return { outcome: 'refused', detail: detailOf(answer.error) };
      return { outcome: 'done', process: answer.body };
    },

    async start({ command, args, isLongRunning, name, path, version, stopAfter }) {
      const program = { file_path: path, version };
      const limit = stopAfter === null ? {} : { stop_after_ms: stopAfter };
      const body = { command, args, is_long_running: isLongRunning, ...limit, name, program };
      const answer = await call('execute', { body });
      if (answer.outcome === 'unreachable') return answer;
      if (safetyErrorFrom(answer) !== undefined) return { outcome: 'outdated' };
      if (answer.outcome === 'refused') return { outcome: 'refused', detail: detailOf(answer.error) };
      return { outcome: 'done', process: answer.body };
    },

    async stop(processId) {
      const answer = await call('stopProcess', { pathPart: encodeURIComponent(processId) });
      if (answer.outcome === 'unreachable') return answer;
      if (answer.outcome === 'refused') return { outcome: 'refused', detail: detailOf(answer.error) };
      return { outcome: 'done', process: answer.body };
    },

    async list() {
      const answer = await call('listProcesses');
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
      return answer.body.processes;
    },
  };
}
