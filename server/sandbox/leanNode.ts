import { sandboxPlaces } from './sandboxPlaces.ts';

/** Starts Node for what runs in every workspace all the time: little is young there, and room for it is memory that each learner costs. */
export const leanNode = [sandboxPlaces.node, '--max-semi-space-size=1'] as const;
