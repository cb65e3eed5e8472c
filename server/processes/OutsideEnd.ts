import type { ProcessEnd } from '#contract/entities.ts';
import type { Excess } from '../sandbox/budget/Excess.ts';

/** How somebody stops a process: its learner, who may also open another challenge, or whoever runs the site. */
export type StopEnd = Extract<ProcessEnd, { reason: 'stopped' | 'operator' | 'world_changed' }>;

/** What ends a process at once, although nothing of its own does. */
export type OutsideEnd = Excess | Extract<ProcessEnd, { reason: 'operator' }>;
