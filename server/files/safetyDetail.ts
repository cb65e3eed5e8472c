/** What a refused save says: the reason in plain words, without any of the file's content. */
import type * as v from 'valibot';
import { SAFETY_CODE, type SafetyReason } from '#contract/contentSafety.ts';
import type { safetyDetail as schema } from '#contract/entities.ts';
import type { Content } from './decideSave.ts';

export type SafetyDetail = v.InferOutput<typeof schema>;

interface Lengths {
  before: number;
  after: number;
}

const sentences = {
  never_loaded: {
    error: ({ before }) => `This file already has ${before} characters on the server and was not loaded here.`,
    suggestion: 'Reload the file first, or overwrite it if you are sure.',
  },
  changed_on_disk: {
    error: () => 'This file was changed somewhere else since you loaded it.',
    suggestion: 'Compare both, reload the file, or overwrite it if you are sure.',
  },
  empty_over_non_empty: {
    error: ({ before }) => `This would replace ${before} characters by nothing.`,
    suggestion: 'Check that the editor shows your code before you overwrite the file.',
  },
  large_reduction: {
    error: ({ before, after }) => `This would leave ${after} of ${before} characters.`,
    suggestion: 'Check that nothing is missing before you overwrite the file.',
  },
} satisfies Record<SafetyReason, { error: (lengths: Lengths) => string; suggestion: string }>;

export function safetyDetail(
  reasons: [SafetyReason, ...SafetyReason[]],
  disk: Content | null,
  next: Content,
): SafetyDetail {
  const [reason] = reasons;
  const lengths = { before: disk?.text.length ?? 0, after: next.text.length };
  return {
    code: SAFETY_CODE,
    error: sentences[reason].error(lengths),
    safety_info: {
      suggestion: sentences[reason].suggestion,
      reason,
      reasons,
      current_version: disk?.version ?? null,
      current_length: lengths.before,
      new_length: lengths.after,
    },
  };
}
