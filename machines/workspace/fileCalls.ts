/** What a file asks of the server. */
import { fromPromise } from 'xstate';
import type { FilePort, LoadAnswer, SaveAnswer, SaveRequest } from '../ports/filePort.ts';
import { ownVersion } from './ownVersion.ts';

export const loadFile = fromPromise<LoadAnswer, { files: FilePort; path: string }>(async ({ input }) =>
  input.files.load(input.path),
);

/** Without a force where it is sent again: what else there is to ask before is asked. */
export const saveFile = fromPromise<SaveAnswer, { files: FilePort; request: SaveRequest; lost: readonly string[] }>(
  async ({ input: { files, request, lost } }) => {
    const answer = await files.save(request);
    const base = await ownVersion(files, request, lost, answer);
    if (base === null) return answer;
    const { force: _force, ...unforced } = request;
    return files.save({ ...unforced, base });
  },
);
