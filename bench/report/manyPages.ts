/** A class that watches programs print: how late a line comes, and whether it comes. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { saveOver, startProgram } from '../benchServer.ts';
import { type Measure, shareBelow, until } from './Measure.ts';
import { type Batch, hear, openPage, withClass } from './openClass.ts';

const PAGES_EACH = 10;
const LINES_A_SECOND = 500;
const BAR_MS = 100;

/** So long all programs together take to start. */
const STARTING_SECONDS = 8;

/** It waits until everybody listens, and says with each line when it was printed. */
const printing = (seconds: number) => `#!/usr/bin/env python3
import time
time.sleep(${STARTING_SECONDS})
begin = time.time()
for number in range(${seconds * LINES_A_SECOND}):
    print('%.4f' % time.time(), flush=True)
    time.sleep(max(0, begin + number / ${LINES_A_SECOND} - time.time()))
`;

export const manyPages: Measure = {
  promise: '100 pages get 500 lines a second each (--quick: 20 pages) without delay or loss',
  bar: `99 % within ${BAR_MS} ms, 0 lost`,
  take: (quick) =>
    withClass(quick ? 2 : 10, async ({ learners }) => {
      const seconds = quick ? 5 : 20;
      const lines = seconds * LINES_A_SECOND;
      const late: number[] = [];
      let received = 0;
      for (const learner of learners) await saveOver(learner, printing(seconds));
      const pages = await Promise.all(
        learners.flatMap((learner) => Array.from({ length: PAGES_EACH }, () => openPage(learner))),
      );
      const own = monitorEventLoopDelay({ resolution: 5 });
      own.enable();
      const note = (batch: Batch) => {
        const now = Date.now();
        received += batch.lines.length;
        for (const line of batch.lines) late.push(now - Number(line) * 1000);
      };
      const begun = performance.now();
      for (const [index, learner] of learners.entries()) {
        const id = await startProgram(learner, 'Clock');
        for (const page of pages.slice(index * PAGES_EACH, (index + 1) * PAGES_EACH)) hear(page, id, 0, note);
      }
      if (performance.now() - begun > STARTING_SECONDS * 1000) throw new Error('the programs took too long to start');
      const expected = lines * pages.length;
      await until(() => received >= expected, (STARTING_SECONDS + seconds + 30) * 1000);
      own.disable();
      for (const page of pages) page.terminate();
      const p99 = shareBelow(late, 0.99);
      const figure = `p99 ${p99.toFixed(0)} ms, ${expected - received} lost of ${expected} at ${pages.length} pages (the reader itself ${(own.percentile(99) / 1e6).toFixed(0)} ms)`;
      return { figure, holds: p99 <= BAR_MS && received === expected };
    }),
};
