import type { BuildAnswer, BuildPort, BuildRequest } from '#machines/ports/buildPort.ts';
import type { fakeFiles } from './fakeFiles.ts';

/** Builds what it has stored; a text with "syntax error" in it fails at that line. */
export function fakeBuilds(files: ReturnType<typeof fakeFiles>) {
  const requests: BuildRequest[] = [];
  const port: BuildPort = {
    async build(request): Promise<BuildAnswer> {
      requests.push(request);
      const { packages: _packages, cleanFirst: _cleanFirst, ...save } = request;
      const answer = await files.save(save);
      if (answer.outcome === 'refused') return answer;
      if (answer.outcome === 'failed')
        return { outcome: 'failed', processId: null, version: null, detail: answer.detail, problems: [] };
      const stored = { processId: `build-${requests.length}`, version: answer.version, savedAt: answer.savedAt };
      const line = request.code.split('\n').findIndex((text) => text.includes('syntax error')) + 1;
      if (line === 0) return { outcome: 'succeeded', ...stored, size: answer.size };
      const problems = [{ file: request.path, line, message: 'invalid syntax' }];
      return { outcome: 'failed', ...stored, detail: 'invalid syntax', problems };
    },
  };
  return { ...port, requests };
}
