/** What the answers about a build say. */
import type { BuildProblem } from '#contract/entities.ts';
import type { BuildAnswer } from '../ports/buildPort.ts';
import type { BuildReport } from './buildMachine.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import type { Draft } from './draft.ts';

export function refusalOf(answer: BuildAnswer): Doubt & { kind: 'refused' } {
  if (answer.outcome === 'refused') return doubtOf(answer);
  throw new Error(`A build that ${answer.outcome} was not refused`);
}

export const problemsOf = (answer: BuildAnswer): readonly BuildProblem[] =>
  answer.outcome === 'failed' ? answer.problems : [];

/** The report about a build that has ended, with what it stored. */
export function outcomeReport(answer: BuildAnswer, draft: Draft | null): BuildReport {
  const code = draft?.code ?? '';
  switch (answer.outcome) {
    case 'succeeded':
      return {
        type: 'build.succeeded',
        stored: { code, version: answer.version, savedAt: answer.savedAt },
        processId: answer.processId,
      };
    case 'failed':
      return {
        type: 'build.failed',
        stored: answer.version === null ? null : { code, version: answer.version, savedAt: answer.savedAt ?? null },
        detail: answer.detail,
      };
    case 'refused':
      return { type: 'build.doubted', suggestion: answer.suggestion };
  }
}
