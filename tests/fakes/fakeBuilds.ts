import type { BuildAnswer, BuildPort, BuildProgress, BuildRequest } from '#machines/ports/buildPort.ts';
import type { fakeFiles } from './fakeFiles.ts';
import { gate } from './gate.ts';

/** Builds what it has stored; a text with "syntax error" in it fails at that line. Its connection can be lost. */
export function fakeBuilds(files: ReturnType<typeof fakeFiles>) {
  const requests: BuildRequest[] = [];
  const known = new Map<string, BuildProgress>();
  const answers = gate();
  let lost: 'nothing' | 'answers' | 'requests' = 'nothing';

  async function carryOut(request: BuildRequest, processId: string): Promise<BuildAnswer> {
    const { packages: _packages, cleanFirst: _cleanFirst, ...save } = request;
    const answer = await files.save(save);
    if (answer.outcome === 'refused') return answer;
    if (answer.outcome === 'failed')
      return { outcome: 'failed', processId: null, version: null, detail: answer.detail, problems: [] };
    const stored = { processId, version: answer.version, savedAt: answer.savedAt };
    const line = request.code.split('\n').findIndex((text) => text.includes('syntax error')) + 1;
    if (line === 0) return { outcome: 'succeeded', ...stored, size: answer.size };
    const problems = [{ file: request.path, line, message: 'invalid syntax' }];
    return { outcome: 'failed', ...stored, detail: 'invalid syntax', problems };
  }

  const port: BuildPort = {
    async build(request) {
      requests.push(request);
      const processId = `build-${requests.length}`;
      if (lost === 'requests') return unanswered(processId);
      known.set(processId, { outcome: 'running' });
      await answers.pass();
      const answer = await carryOut(request, processId);
      if (answer.outcome !== 'refused') known.set(processId, answer);
      if ((answer.outcome === 'succeeded' || answer.outcome === 'failed') && answer.version !== null)
        files.builds.set(request.path, { version: answer.version, end: answer });
      return lost === 'answers' ? unanswered(processId) : answer;
    },
    async outcomeOf(processId) {
      return lost === 'nothing' ? (known.get(processId) ?? { outcome: 'absent' }) : unanswered(processId);
    },
  };
  /** `lose`: from now on answers do not arrive, or not even requests. */
  return {
    ...port,
    requests,
    gate: answers,
    lose: (what: 'answers' | 'requests') => void (lost = what),
    reconnect: () => void (lost = 'nothing'),
    /** The server ends with a build under way, and is there again: what it stored it has. */
    forget: () => known.clear(),
  };
}

const unanswered = (processId: string) => ({ outcome: 'unanswered', processId, message: 'Network Error' }) as const;
