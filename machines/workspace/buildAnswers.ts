/** What the answers about a build say. */
import type { BuildProblem } from '#contract/entities.ts';
import type { BuildAnswer } from '../ports/buildPort.ts';
import type { BuildReport } from './buildReport.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import type { Draft } from './draft.ts';

export function refusalOf(answer: BuildAnswer): Doubt & { kind: 'refused' } {
  if (answer.outcome === 'refused') return doubtOf(answer);
  throw new Error(`A build that ${answer.outcome} was not refused`);
}

export const problemsOf = (answer: BuildAnswer): readonly BuildProblem[] =>
  answer.outcome === 'failed' ? answer.problems : [];

/** The report about a build that was answered, with what it stored. */
export function outcomeReport(answer: BuildAnswer, draft: Draft | null): BuildReport {
  if (answer.outcome === 'refused') return { type: 'build.refused', suggestion: answer.suggestion };
  const code = draft?.code ?? '';
  if (answer.outcome === 'succeeded') {
    const { version, savedAt, processId } = answer;
    return { type: 'build.succeeded', stored: { code, version, savedAt }, processId };
  }
  const { version, savedAt = null, detail } = answer;
  return { type: 'build.failed', stored: version === null ? null : { code, version, savedAt }, detail };
}
