/** Pages that take nothing cost the server little, and are let go. */
import { readFileSync } from 'node:fs';
import { saveOver, startProgram } from '../benchServer.ts';
import { type Measure, wait } from './Measure.ts';
import { hear, openPage, withClass } from './openClass.ts';

const STUCK = 20;
const BAR_MB = 250;
const SLOW_CONSUMER = 4008;
const SECONDS = 25;

const flood = `#!/usr/bin/env python3
import time
while True:
    for _ in range(100): print('x' * 100)
    time.sleep(0.02)
`;

export const stuckPages: Measure = {
  promise: `${STUCK} pages that read nothing of a flood cost little memory, and are closed`,
  bar: `at most ${BAR_MB} MB more, all closed`,
  take: () =>
    withClass(4, async ({ server, learners }) => {
      const ids: string[] = [];
      for (const learner of learners) {
        await saveOver(learner, flood);
        ids.push(await startProgram(learner, 'Flood'));
      }
      const pages = await Promise.all(
        learners.flatMap((learner, index) =>
          Array.from({ length: 10 }, async (_, number) => {
            const page = await openPage(learner);
            hear(page, ids[index] ?? '', 0, () => undefined);
            return { page, isStuck: number % 2 === 0 };
          }),
        ),
      );
      await wait(3000);
      const before = memoryOf(server.pid);
      let most = before;
      const closed: number[] = [];
      for (const { page, isStuck } of pages) {
        page.on('error', () => undefined);
        if (isStuck) page.pause();
        page.once('close', (code: number) => closed.push(code));
      }
      for (let waited = 0; waited < SECONDS * 4; waited += 1) {
        await wait(250);
        most = Math.max(most, memoryOf(server.pid));
      }
      for (const { page, isStuck } of pages) if (isStuck) page.resume();
      await wait(3000);
      const gone = closed.filter((code) => code === SLOW_CONSUMER || code === 1006).length;
      for (const { page } of pages) page.terminate();
      const more = (most - before) / 1_048_576;
      const figure = `${more.toFixed(0)} MB more than with readers alone, ${gone} of ${STUCK} closed`;
      return { figure, holds: more <= BAR_MB && gone === STUCK };
    }),
};

/** Bytes that the process holds in memory. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? Number.NaN) * 1024;
}
