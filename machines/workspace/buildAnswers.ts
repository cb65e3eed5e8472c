/** What the answers about a build say. */
import type { BuildProblem } from '#contract/entities.ts';
import type { BuildAnswer, BuildProgress } from '../ports/buildPort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';
import { required } from '../required.ts';
import { withOutcome } from '../withOutcome.ts';
import type { BuildReport } from './buildEvents.ts';
import type { Draft } from './draft.ts';
import { type SafetyConfirmation, safetyConfirmationFrom } from './pendingConfirmation.ts';

export const safetyConfirmationOf = (answer: BuildAnswer): SafetyConfirmation =>
  safetyConfirmationFrom(withOutcome(answer, 'refused'));

export function unansweredOf(answer: BuildAnswer): { processId: string; message: Reason } {
  const { processId, message } = withOutcome(answer, 'unanswered');
  return { processId, message };
}

export const refusedReport = (answer: BuildAnswer): BuildReport => ({
  type: 'build.refused',
  reason: safetyConfirmationOf(answer).reason,
});

export const interruptedReport = (answer: BuildAnswer): BuildReport => ({
  type: 'build.interrupted',
  detail: unansweredOf(answer).message,
});

/** Which version of the file a build has found in order. */
export const currentReport = (answer: BuildAnswer | BuildProgress | null): BuildReport => ({
  type: 'build.current',
  version: withOutcome(required(answer), 'succeeded').version,
});

export const problemsOf = (answer: BuildAnswer | BuildProgress | null): readonly BuildProblem[] =>
  answer?.outcome === 'failed' ? answer.problems : [];

/** The report about a build that has ended, with what it stored. */
export function outcomeReport(answer: BuildAnswer | BuildProgress | null, draft: Draft | null): BuildReport {
  const [{ code }, ended] = [required(draft), required(answer)];
  if (ended.outcome === 'succeeded') {
    const { version, savedAt, processId } = ended;
    return { type: 'build.succeeded', stored: { code, version, savedAt }, processId };
  }
  const { version, savedAt = null, detail } = withOutcome(ended, 'failed');
  return { type: 'build.failed', stored: version === null ? null : { code, version, savedAt }, detail };
}

/** What was built, to be handed in. */
export const submittedReport = (draft: Draft | null): BuildReport => ({
  type: 'build.submitted',
  code: required(draft).code,
});

/** The report about a build that could not even be asked for. */
export function brokenReport(error: unknown): BuildReport {
  return { type: 'build.broken', detail: reasonOf(error) };
}
