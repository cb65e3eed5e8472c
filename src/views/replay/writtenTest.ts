import type { LogTest } from '#machines/recording/logTest.ts';
import type { TestAnswer, TestWish } from '#machines/recording/replayContext.ts';

/** Writes a test in a worker, so that the page stays awake, and reports it; what it answers ends the worker. */
export function writtenTest(wish: TestWish, report: (test: TestAnswer) => void): () => void {
  const worker = new Worker(new URL('./testWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<LogTest>) => report(data));
  worker.addEventListener('error', () => report({ outcome: 'failed' }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
  worker.postMessage(wish);
  return () => worker.terminate();
}
