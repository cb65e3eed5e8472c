import type { LogPort } from '#machines/ports/logPort.ts';
import { runReader } from '#src/adapters/runReader.ts';

/** Counts how often the log was given to the visitor, and knows whether all of it was wanted last. */
export function fakeLog() {
  const fake = { downloads: 0, isWhole: false };
  const port: LogPort = {
    download(isWhole) {
      fake.downloads += 1;
      fake.isWhole = isWhole;
    },
    openRuns: async () => runReader,
  };
  return Object.assign(fake, port);
}
