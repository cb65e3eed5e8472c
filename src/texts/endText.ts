import type { ProcessEntry } from '#contract/entities.ts';
import type { Texts } from './Texts.ts';

/** Why a process is over, with its exit code when it failed; null while it runs. */
export function endText(
  { endReasonTexts, exitCodeText }: Pick<Texts, 'endReasonTexts' | 'exitCodeText'>,
  { reason, exit_code }: Pick<ProcessEntry, 'reason' | 'exit_code'>,
): string | null {
  if (reason === null) return null;
  if (reason === 'exited' && exit_code !== null && exit_code !== 0) return exitCodeText(exit_code);
  return endReasonTexts[reason];
}
