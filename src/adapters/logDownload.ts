import type { LogPort } from '#machines/ports/logPort.ts';
import { giveFile } from './giveFile.ts';

/** Gives the log to the visitor as a file; `read` knows whether they want all of it. */
export function logDownload(read: (isWhole: boolean) => string | Promise<string>): Omit<LogPort, 'visits'> {
  const give = async (isWhole: boolean) => giveFile('servolab-log.jsonl', 'application/jsonl', await read(isWhole));
  return {
    download(isWhole) {
      // A machine asks in the middle of a step; what the step changes is in the log only when it is over.
      queueMicrotask(() => void give(isWhole));
    },
    openRuns: async () => (await import('./runReader.ts')).runReader,
  };
}
