import type { LogPort } from '#machines/ports/logPort.ts';
import { giveFile } from './giveFile.ts';

/** Gives the log to the visitor as a file. */
export function logDownload(read: () => string | Promise<string>): LogPort {
  const give = async () => giveFile('servolab-log.jsonl', 'application/jsonl', await read());
  return {
    download() {
      // A machine asks in the middle of a step; what the step changes is in the log only when it is over.
      queueMicrotask(() => void give());
    },
  };
}
