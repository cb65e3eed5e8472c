import type { FilePort, SafetyError, SaveRequest } from '../ports/filePort.ts';

/** An answer that may be a refusal. */
type Answer = SafetyError | { outcome: 'saved' | 'succeeded' | 'failed' | 'unanswered' };

/**
 * From which version a text is to be sent again after this answer: the one that is there, where it is one of the `lost` texts,
 * which the learner sent before and which were stored though no answer came. Null where nothing is to be sent again.
 */
export async function ownVersion(
  files: FilePort,
  { path, base }: SaveRequest,
  lost: readonly string[],
  answer: Answer,
): Promise<string | null> {
  if (lost.length === 0 || answer.outcome !== 'refused' || answer.current === base) return null;
  const there = await files.load(path);
  return there.outcome === 'loaded' && lost.includes(there.code) ? there.version : null;
}
