/** What a file asks of the server. */
import { fromPromise } from 'xstate';
import type { FilePort, LoadAnswer, SaveAnswer, SaveRequest } from '../ports/filePort.ts';

export const loadFile = fromPromise<LoadAnswer, { files: FilePort; path: string }>(async ({ input }) =>
  input.files.load(input.path),
);

export const saveFile = fromPromise<SaveAnswer, { files: FilePort; request: SaveRequest }>(async ({ input }) =>
  input.files.save(input.request),
);
