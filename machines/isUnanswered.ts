import type { ErrorCode } from '#contract/errorFacts.ts';
import { isOfGateway } from '#contract/gatewayStatuses.ts';
import type { Reason } from './ports/reason.ts';

const codes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'service_unreachable',
  'service_timed_out',
  'service_answer_unexpected',
]);

/** Whether nobody said that it was not done: what was asked for may have been. */
export function isUnanswered(reason: Reason): boolean {
  if (typeof reason === 'string') return false;
  return reason.code === 'service_failed' ? isOfGateway(reason.facts.status) : codes.has(reason.code);
}
