import type { LogTest } from '#machines/recording/logTest.ts';
import type { TestAnswer, TestRequest } from '#machines/recording/replayContext.ts';
import { trustedWorker } from '../trustedTypes.ts';
// oxlint-disable-next-line import/default -- what Vite makes of it is the address
import testWorker from './testWorker.ts?worker&url';

/** Writes a test in a worker, so that the page stays awake, and reports it; what it answers ends the worker. */
export function writtenTest(request: TestRequest, report: (test: TestAnswer) => void): () => void {
  const worker = new Worker(trustedWorker(testWorker), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<LogTest>) => report(data));
  worker.addEventListener('error', () => report({ outcome: 'failed' }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
  worker.postMessage(request);
  return () => worker.terminate();
}
