import type { SiteSight } from '#contract/operatorApi.ts';

/** What an operator ends, as it was called when that was asked for. */
export interface OperatorTarget {
  learnerId: string;
  /** Null where no page of theirs was open. */
  email: string | null;
  /** One program; null for everything that runs. */
  program: { id: string; name: string } | null;
}

/** What is meant by these ids in what was seen. A program that was not seen is called by its id. */
export function targetIn(sight: SiteSight | null, learnerId: string, processId: string | null): OperatorTarget {
  const learner = sight?.learners.find(({ learner_id }) => learner_id === learnerId);
  const program = learner?.programs.find(({ process_id }) => process_id === processId);
  return {
    learnerId,
    email: learner?.email ?? null,
    program: processId === null ? null : { id: processId, name: program?.name ?? processId },
  };
}

/** How the server calls what is to be ended; nothing is ended before it was said what. */
export const idsOf = (target: OperatorTarget | null): { learnerId: string; processId: string } => ({
  learnerId: target?.learnerId ?? '',
  processId: target?.program?.id ?? '',
});
