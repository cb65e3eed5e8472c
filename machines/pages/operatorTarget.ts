import type { SiteSight } from '#contract/operatorApi.ts';

/** What an operator does about a learner. */
export type OperatorDeed = 'stop' | 'close' | 'allow' | 'withdraw';

/** What is meant by a deed, before it is known how it is called. */
export interface OperatorAim {
  deed: OperatorDeed;
  learnerId: string;
  processId?: string;
}

/** What a deed is about, as it was called when that was asked for. */
export interface OperatorTarget {
  deed: OperatorDeed;
  learnerId: string;
  /** Null where no page of theirs was open. */
  email: string | null;
  /** What is stopped; null where it is no program. */
  program: { id: string; name: string } | null;
}

/** What is meant by these ids in what was seen. A program that was not seen is called by its id. */
export function targetIn(sight: SiteSight | null, { deed, learnerId, processId }: OperatorAim): OperatorTarget {
  const learner = sight?.learners.find(({ learner_id }) => learner_id === learnerId);
  const program = learner?.programs.find(({ process_id }) => process_id === processId);
  return {
    deed,
    learnerId,
    email: learner?.email ?? null,
    program: processId === undefined ? null : { id: processId, name: program?.name ?? processId },
  };
}

/** How the server calls what a deed is about; nothing is done before it was said about whom. */
export const idsOf = (target: OperatorTarget | null): { learnerId: string; processId: string } => ({
  learnerId: target?.learnerId ?? '',
  processId: target?.program?.id ?? '',
});
