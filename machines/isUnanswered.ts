import type { ErrorCode } from '#contract/errorFacts.ts';
import type { Reason } from './ports/reason.ts';

const codes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'service_unreachable',
  'service_timed_out',
  'service_answer_unexpected',
]);

/** Statuses by which something between here and the service says that it has no answer to give. */
const statuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether nobody said that it was not done: what was asked for may have been. */
export function isUnanswered(reason: Reason): boolean {
  if (typeof reason === 'string') return false;
  return reason.code === 'service_failed' ? statuses.has(reason.facts.status) : codes.has(reason.code);
}
