/** What a build asks of the server. */
import { fromPromise } from 'xstate';
import type { BuildAnswer, BuildPort, BuildProgress, BuildRequest } from '../ports/buildPort.ts';
import type { FilePort } from '../ports/filePort.ts';
import { ownVersion } from './ownVersion.ts';

/** Without a force where it is sent again: what else there is to ask before is asked. */
export const build = fromPromise<
  BuildAnswer,
  { builds: BuildPort; files: FilePort; request: BuildRequest; lost: readonly string[] }
>(async ({ input: { builds, files, request, lost } }) => {
  const answer = await builds.build(request);
  const base = await ownVersion(files, request, lost, answer);
  if (base === null) return answer;
  const { force: _force, ...unforced } = request;
  return builds.build({ ...unforced, base });
});

export const askOutcome = fromPromise<BuildProgress, { builds: BuildPort; processId: string }>(async ({ input }) =>
  input.builds.outcomeOf(input.processId),
);
