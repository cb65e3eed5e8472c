import type { LogPort } from '#machines/ports/logPort.ts';

/** Counts how often the log was given to the visitor. */
export function fakeLog() {
  const fake = { downloads: 0 };
  const port: LogPort = { download: () => void (fake.downloads += 1) };
  return Object.assign(fake, port);
}
