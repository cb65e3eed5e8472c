import { sandboxPlaces } from './sandboxPlaces.ts';

/** Starts Node for what runs in every workspace all the time: little is young there, and room for it is memory that each learner costs. What programs make them remember is bounded. */
export const leanNode = [sandboxPlaces.node, '--max-semi-space-size=1', '--max-old-space-size=256'] as const;
