/** What a build asks of the server. */
import { fromPromise } from 'xstate';
import type { BuildAnswer, BuildPort, BuildProgress, BuildRequest } from '../ports/buildPort.ts';

export const build = fromPromise<BuildAnswer, { builds: BuildPort; request: BuildRequest }>(async ({ input }) =>
  input.builds.build(input.request),
);

export const askOutcome = fromPromise<BuildProgress, { builds: BuildPort; processId: string }>(async ({ input }) =>
  input.builds.outcomeOf(input.processId),
);
