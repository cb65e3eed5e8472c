import type { PendingConfirmation } from '#machines/workspace/pendingConfirmation.ts';
import { useTexts } from '../useTexts.ts';

/** Why something is asked before much is lost, and what can be done. */
export function SafetyQuestion({ pending }: { pending: PendingConfirmation }) {
  const { pendingConfirmationTexts, safetyReasonTexts, safetySuggestionTexts, safetyTexts } = useTexts();
  if (pending.kind !== 'refused') return <p>{pendingConfirmationTexts[pending.kind]}</p>;
  return (
    <>
      <p>{safetyReasonTexts[pending.reason]}</p>
      <p className="mt-2">{safetySuggestionTexts[pending.reason]}</p>
      <p className="mt-2">{safetyTexts.forceWarning}</p>
    </>
  );
}
