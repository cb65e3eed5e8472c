import type { LogPort } from '#machines/ports/logPort.ts';
import { runReader } from '#src/adapters/runReader.ts';
import { fakeVisits } from './fakeVisits.ts';

/** Counts how often the log was given to the visitor, and knows whether all of it was wanted last. */
export function fakeLog() {
  const visits = fakeVisits();
  const fake = { downloads: 0, isWhole: false };
  const port: LogPort = {
    download(isWhole) {
      fake.downloads += 1;
      fake.isWhole = isWhole;
    },
    openRuns: async () => runReader,
    visits,
  };
  return Object.assign(fake, port, { visits });
}
