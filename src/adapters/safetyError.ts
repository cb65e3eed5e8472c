/** The content-safety part of saving and building, between the machines' words and the wire's. */
import type { OperationName } from '#contract/rest.ts';
import type { SafetyError, SaveRequest } from '#machines/ports/filePort.ts';
import type { CallAnswer } from './workspaceCalls.ts';

/** The refusal in an answer, if it is one by the content-safety rule. */
export function safetyErrorFrom(answer: CallAnswer<OperationName>): SafetyError | undefined {
  if (answer.outcome !== 'refused') return undefined;
  const detail = answer.error?.detail;
  if (detail === undefined || typeof detail === 'string') return undefined;
  const { reason, current_version: current } = detail.safety_info;
  return { outcome: 'refused', reason, current };
}

export interface SaveConditions {
  force_overwrite: boolean;
  base_version?: string | null;
  force_base?: string | null;
}

/** A base that is not known is left out, so that the server can tell it from "there was no file". */
export function saveConditions({ base, force }: Pick<SaveRequest, 'base' | 'force'>): SaveConditions {
  return {
    force_overwrite: force !== undefined,
    ...(base === undefined ? {} : { base_version: base }),
    ...(force === undefined ? {} : { force_base: force.base }),
  };
}
