/** Ordinary visits, recorded as learners would send them: between them they meet every planted fault. */
import { accountVisits } from './accountVisits.ts';
import { runtimeVisits } from './runtimeVisits.ts';
import { siteVisits } from './siteVisits.ts';
import type { Visit } from './visit.ts';
import { workVisits } from './workVisits.ts';

export const visits: readonly Visit[] = [...workVisits, ...runtimeVisits, ...siteVisits, ...accountVisits];
