import type { SafetyReason } from '#contract/contentSafety.ts';
import type { SafetyRefusal } from '../ports/filePort.ts';

/** Why replacing a file waits for the learner's word: the editor's own doubt, or the server's. */
export type Doubt =
  | { kind: 'erases' }
  | { kind: 'shrinks' }
  | {
      kind: 'refused';
      reason: SafetyReason;
      suggestion: string;
      /** The version that a force would replace; null when there is no file. */
      current: string | null;
    };

/** The server's doubt, as it is shown. */
export function doubtOf({ reason, suggestion, current }: SafetyRefusal): Doubt & { kind: 'refused' } {
  return { kind: 'refused', reason, suggestion, current };
}

/** What the learner confirms to replace by saying yes to a doubt. */
export function confirmedBase(
  doubt: Doubt | null,
  base: string | null | undefined,
): { base: string | null } | undefined {
  if (doubt === null) return undefined;
  return { base: doubt.kind === 'refused' ? doubt.current : (base ?? null) };
}
