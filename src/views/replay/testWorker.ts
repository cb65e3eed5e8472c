/** Writes the test of a step of a log, beside the page, in as few events as it finds in the time that it has. */
import { logTest } from '#machines/recording/logTest.ts';
import type { TestRequest } from '#machines/recording/replayContext.ts';

/** Then what could not be left out is kept. */
const LONGEST_MS = 10_000;

self.addEventListener('message', ({ data }: MessageEvent<TestRequest>) => {
  const { text, ...request } = data;
  const end = performance.now() + LONGEST_MS;
  // Only the page that made this worker hears it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(logTest(text, { ...request, about: '', isOver: () => performance.now() > end }));
});
