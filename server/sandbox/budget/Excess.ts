import type { ProcessEnd } from '#contract/entities.ts';

/** What ends programs although nothing of their own does: what all programs of a learner use up together. */
export type Excess = Extract<ProcessEnd, { reason: 'memory_limit' | 'disk_full' | 'workspace_full' }>;
