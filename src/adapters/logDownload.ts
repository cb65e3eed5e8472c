import type { LogPort } from '#machines/ports/logPort.ts';

/** Gives the log to the visitor as a file, `servolab-log.jsonl`, by the browser's own download. */
export function logDownload(read: () => string, page: Document = document): LogPort {
  return {
    download() {
      const address = URL.createObjectURL(new Blob([read()], { type: 'application/jsonl' }));
      const link = page.createElement('a');
      link.href = address;
      link.download = 'servolab-log.jsonl';
      link.click();
      // The browser has taken the file when its next task begins.
      setTimeout(() => URL.revokeObjectURL(address));
    },
  };
}
