import type { FilePort, LoadAnswer } from '#machines/ports/filePort.ts';
import { prefetched } from './prefetched.ts';
import { buildEnd } from './buildEnd.ts';
import { safetyErrorFrom, saveConditions } from './safetyError.ts';
import { type WorkspaceCalls, reasonOf } from './workspaceCalls.ts';

/** A text that was fetched ahead is as good as new for so long: another tab may save it. */
const FRESH_MS = 5000;

interface FetchedFiles extends FilePort {
  /** Asks already for what the next call of `load` will want. */
  fetchFile(path: string): Promise<LoadAnswer>;
}

/** The files of the learner's workspace, over the workspace API: paths are alike for all, so `asker` says whose they are. */
export function restFiles(
  call: WorkspaceCalls,
  more: { asker?: () => string | null; now?: () => number } = {},
): FetchedFiles {
  const texts = prefetched({
    ask: (path: string) => load(call, path),
    freshMs: FRESH_MS,
    hasFailed: ({ outcome }) => outcome === 'failed',
    ...more,
  });

  return {
    fetchFile: texts.askAhead,

    load: texts.answerTo,

    async save(request) {
      texts.forget();
      const answer = await call('saveFile', {
        query: { file_path: request.path },
        body: {
          content: request.code,
          ...(request.cause && { cause: request.cause }),
          ...saveConditions(request),
        },
      });
      if (answer.outcome !== 'answered')
        return safetyErrorFrom(answer) ?? { outcome: 'failed', detail: reasonOf(answer) };
      const { version, saved_at: savedAt, size } = answer.body;
      return { outcome: 'saved', version, savedAt: Date.parse(savedAt), size };
    },

    async versions(path) {
      const answer = await call('listVersions', { query: { file_path: path } });
      if (answer.outcome !== 'answered') return { outcome: 'failed', detail: reasonOf(answer) };
      const { versions, current_version: current } = answer.body;
      return { outcome: 'listed', versions, current };
    },

    async version(path, version) {
      const answer = await call('getVersion', { query: { file_path: path, version } });
      if (answer.outcome !== 'answered') return { outcome: 'failed', detail: reasonOf(answer) };
      return { outcome: 'read', code: answer.body.content };
    },

    async keep({ path, code, cause }) {
      const answer = await call('keepVersion', { query: { file_path: path }, body: { content: code, cause } });
      return answer.outcome === 'answered' ? { outcome: 'kept' } : { outcome: 'failed', detail: reasonOf(answer) };
    },
  };
}

async function load(call: WorkspaceCalls, path: string): Promise<LoadAnswer> {
  const answer = await call('getFile', { query: { file_path: path } });
  if (answer.outcome !== 'answered') return { outcome: 'failed', detail: reasonOf(answer) };
  const { content, version, saved_at: savedAt, file_exists: exists, binary, build } = answer.body;
  if (!exists || version === null) return { outcome: 'absent' };
  if (binary) return { outcome: 'binary', version };
  const isOver = build?.outcome === 'succeeded' || build?.outcome === 'failed';
  return {
    outcome: 'loaded',
    code: content,
    version,
    savedAt: savedAt === null ? null : Date.parse(savedAt),
    build: isOver ? buildEnd({ build_result: build }) : null,
  };
}
