import { errorFactOf } from '#contract/errorFacts.ts';
import type { AnswerOf } from '#contract/rest.ts';
import type { BuildEnd } from '#machines/ports/buildEnd.ts';

type BuildResponse = Pick<AnswerOf<'getBuild'>, 'build_result'> & Partial<Pick<AnswerOf<'getBuild'>, 'error' | 'code'>>;

/** How a build ended. What a compiler found comes in its own words. One whose file was changed meanwhile has failed: nobody knows which text was built. */
export function buildEnd({ build_result: result, error, code }: BuildResponse): BuildEnd {
  const stored = {
    processId: result.process_id,
    version: result.version,
    savedAt: Date.parse(result.saved_at),
  };
  if (result.outcome === 'succeeded') return { outcome: 'succeeded', ...stored, size: result.size };
  return {
    outcome: 'failed',
    ...stored,
    detail: errorFactOf(code, {}) ?? error ?? '',
    problems: result.problems,
  };
}
