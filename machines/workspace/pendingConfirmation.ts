import { type SafetyReason, erases, shrinks } from '#contract/contentSafety.ts';
import type { SafetyError } from '../ports/filePort.ts';

/** Why replacing a file waits for the learner's word: by the editor's own rule, or because the server refused. */
export type PendingConfirmation = { kind: 'erases' } | { kind: 'shrinks' } | SafetyConfirmation;

/** What the editor's own rule asks before this text replaces the other; null when nothing. */
export function confirmationFor(code: string, saved: string): PendingConfirmation | null {
  if (erases(code, saved)) return { kind: 'erases' };
  return shrinks(code, saved) ? { kind: 'shrinks' } : null;
}

/** The server's refusal, as it is shown. */
export interface SafetyConfirmation {
  kind: 'refused';
  reason: SafetyReason;
  /** The version that a force would replace; null when there is no file. */
  current: string | null;
}

export function safetyConfirmationFrom({ reason, current }: SafetyError): SafetyConfirmation {
  return { kind: 'refused', reason, current };
}

/** Somebody else changed the file: there are two texts to choose from. */
export const isConflict = (pending: PendingConfirmation | null): pending is SafetyConfirmation =>
  pending?.kind === 'refused' && pending.reason === 'changed_on_disk';

/** The version that the learner confirms to replace by saying yes. */
export function confirmedBase(
  pending: PendingConfirmation | null,
  base: string | null | undefined,
): { base: string | null } | undefined {
  if (pending === null) return undefined;
  return { base: pending.kind === 'refused' ? pending.current : (base ?? null) };
}
