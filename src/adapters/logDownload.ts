import type { LogPort } from '#machines/ports/logPort.ts';

/** Gives the log to the visitor as a file, `servolab-log.jsonl`, by the browser's own download. */
export function logDownload(read: () => string): LogPort {
  return {
    download() {
      // A machine asks in the middle of a step; what the step changes is in the log only when it is over.
      queueMicrotask(() => give(read()));
    },
  };
}

function give(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'servolab-log.jsonl';
  link.click();
  // The browser has taken the file when its next task begins.
  setTimeout(() => URL.revokeObjectURL(address));
}
